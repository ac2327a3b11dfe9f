import { PERMISSIONS, type Permission } from '@camellia/contract/abilities'

/** The head office: holds every permission. */
export const ROOT_ROLE = '본사'

/** What a partner may do below themselves. */
const PARTNER: readonly Permission[] = [
  'SignUp.allow',
  'Member.create',
  'Member.update',
  'Message.read',
  'Message.write',
  'Faq.read',
  'Payment.allow',
  'Collect.allow',
  'Betting.allow',
  'Partner_Login.read',
  'Report.read',
]

export interface BaseRole {
  readonly name: string
  readonly type: 'PARTNER' | 'USER' | 'MEMBER'
  readonly parent: string | null
  readonly permissions: readonly Permission[]
}

/** The roles every installation begins with; operators reorganise them as they like. */
export const BASE_ROLES: readonly BaseRole[] = [
  { name: ROOT_ROLE, type: 'PARTNER', parent: null, permissions: [...PERMISSIONS] },
  { name: '부본사', type: 'PARTNER', parent: ROOT_ROLE, permissions: PARTNER },
  { name: '총판', type: 'PARTNER', parent: '부본사', permissions: PARTNER },
  { name: '대리점', type: 'PARTNER', parent: '총판', permissions: PARTNER },
  { name: '매장', type: 'PARTNER', parent: '대리점', permissions: PARTNER },
  {
    name: '운영 직원',
    type: 'USER',
    parent: ROOT_ROLE,
    permissions: [...PERMISSIONS],
  },
  { name: '회원', type: 'MEMBER', parent: '매장', permissions: ['Betting.allow'] },
]
