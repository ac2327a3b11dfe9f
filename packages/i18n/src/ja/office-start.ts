import type { texts as korean } from '../ko/office-start'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ja', typeof korean> = {
  'start.title': 'はじめの一歩',
  'start.progress': '{{all}}件中{{done}}件完了',
  'start.hide': '今後表示しない',
  'start.DONE': '完了',
  'start.TWO_FACTOR': '2段階認証をオンにする',
  'start.TWO_FACTOR.why': '本社は何でもできるため、パスワードだけでは足りません。',
  'start.STAFF': '2人目の担当者を追加',
  'start.STAFF.why': '高額と入金口座は2人で承認します。',
  'start.ACCOUNT': '入金口座を登録',
  'start.ACCOUNT.why': '会員の送金先になります。',
  'start.ACCOUNT.waits': '別の担当者の承認待ちです。',
  'start.PARTNER': '最初のパートナーを作成',
  'start.PARTNER.why': 'パートナーのIDが会員の登録コードになります。',
  'start.NOTICE': '最初のお知らせを書く',
  'start.NOTICE.why': '訪れた会員が読むものを用意します。',
}
