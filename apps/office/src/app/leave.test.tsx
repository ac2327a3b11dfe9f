import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { roleWith } from '../role/testing-role'
import { openOffice } from './testing'

test('a change of permissions that is not saved is not lost by a click elsewhere', async () => {
  await openOffice('/permissions', {
    '/role/list': () => ({
      roles: [roleWith({ id: 1, parentId: null }), roleWith({ id: 2 })],
      held: ['Member.update', 'user.read'],
    }),
    '/role/permissions/preview': () => ({ roles: [] }),
    '/auth/session': () => ({
      userData: { code: 'admin', name: '본사', balance: 0, point: 0, roleType: 'PARTNER' },
      permissions: [{ subject: 'Role', action: 'manage' }],
      unread: 0,
    }),
  })
  const cell = (await screen.findAllByRole('gridcell')).find(
    (one) => one.getAttribute('aria-readonly') !== 'true',
  )
  await userEvent.click(cell as HTMLElement)
  await userEvent.click(screen.getByRole('link', { name: /재구성/ }))
  const asked = await screen.findByRole('dialog', { name: /저장하지/ })
  expect(location.pathname).toBe('/permissions')
  await userEvent.click(within(asked).getByRole('button', { name: /계속/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /저장하지/ })).toBeNull())
  expect(location.pathname).toBe('/permissions')
})
