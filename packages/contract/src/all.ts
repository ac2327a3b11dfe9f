import * as access from './access'
import * as alarm from './alarm'
import * as chat from './chat'
import * as coin from './coin'
import * as companyAccount from './company-account'
import * as device from './device'
import type { AnyEndpoint } from './endpoint'
import * as event from './event'
import * as fairness from './fairness'
import * as faq from './faq'
import * as file from './file'
import * as game from './game'
import * as gameAdmin from './game-admin'
import * as gift from './gift'
import * as infoPage from './info-page'
import * as inquiry from './inquiry'
import * as inquiryQueue from './inquiry-queue'
import * as ip from './ip'
import * as login from './login'
import * as member from './member'
import * as memberBulk from './member-bulk'
import * as memberEdit from './member-edit'
import * as memberList from './member-list'
import * as memberMove from './member-move'
import * as memberPanel from './member-panel'
import * as memberTag from './member-tag'
import * as memberTree from './member-tree'
import * as message from './message'
import * as moneyView from './money-view'
import * as notice from './notice'
import * as password from './password'
import * as payout from './payout'
import * as play from './play'
import * as presence from './presence'
import * as protection from './protection'
import * as rate from './rate'
import * as report from './report'
import * as reportLine from './report-line'
import * as role from './role'
import * as round from './round'
import * as rtp from './rtp'
import * as savedFilter from './saved-filter'
import * as settingAdmin from './setting-admin'
import * as site from './site'
import * as system from './system'
import * as trail from './trail'
import * as transaction from './transaction'
import * as transactionDetail from './transaction-detail'
import * as transactionQueue from './transaction-queue'
import * as twoFactor from './two-factor'
import * as viewAs from './view-as'
import * as wallet from './wallet'

const FEATURES = [
  access,
  alarm,
  chat,
  faq,
  file,
  infoPage,
  inquiry,
  inquiryQueue,
  companyAccount,
  payout,
  device,
  event,
  fairness,
  game,
  ip,
  login,
  member,
  memberList,
  memberPanel,
  memberTag,
  memberTree,
  memberBulk,
  memberEdit,
  memberMove,
  rate,
  message,
  notice,
  password,
  play,
  presence,
  report,
  reportLine,
  role,
  savedFilter,
  settingAdmin,
  site,
  system,
  trail,
  twoFactor,
  viewAs,
  transaction,
  transactionDetail,
  transactionQueue,
  gift,
  coin,
  gameAdmin,
  round,
  rtp,
  moneyView,
  protection,
  wallet,
]

/** Every call there is, for the documentation and for the tests that must cover all of them. */
export const ENDPOINTS: readonly AnyEndpoint[] = FEATURES.flatMap((feature) =>
  Object.values(feature as Record<string, unknown>).filter(isEndpoint),
)

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'refuses' in value
}
