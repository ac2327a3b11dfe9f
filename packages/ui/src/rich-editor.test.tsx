import { startTexts } from '@camellia/i18n/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { RichEditor } from './rich-editor'

beforeAll(async () => {
  localStorage.setItem('language', 'ko')
  await startTexts('office', async () => 'ko')
})

const HOSTILE =
  '<h1>큰 제목</h1><h2 onclick="x()">제목</h2><script>x()</script><pre>코드</pre>' +
  '<p><a href="javascript:x()">나쁜</a> <a href="https://example.com" target="_blank">좋은</a></p>'

test('the editor takes in only what may be kept', () => {
  render(<RichEditor label="내용" html={HOSTILE} onChange={() => {}} />)
  const box = screen.getByRole('textbox', { name: '내용' })
  expect(box.querySelector('script, pre, h1, [onclick]')).toBeNull()
  expect(box.querySelector('h2')?.textContent).toBe('제목')
  expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com',
  ])
  expect(box.querySelector('a')?.hasAttribute('target')).toBe(false)
})

test('a link that leads nowhere good is refused', async () => {
  render(<RichEditor label="내용" html="<p>말</p>" onChange={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: '링크' }))
  await userEvent.type(screen.getByRole('textbox', { name: '링크 주소' }), 'javascript:x(){Enter}')
  expect(screen.getByRole('alert').textContent).toContain('https://')
})
