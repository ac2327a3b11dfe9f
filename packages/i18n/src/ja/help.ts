import type { texts as korean } from '../ko/help'
import type { TextsIn } from '../text-types'

export const texts: TextsIn<'ja', typeof korean> = {
  'help.about': '{{word}}とは',
  'help.ggr': 'GGR',
  'help.ggr.text':
    '総ゲーム収益。ベット合計から当せん合計を引いた金額です。会員が賭けた以上に勝った日は0を下回ります。',
  'help.holdRate': 'ホールド',
  'help.holdRate.text': 'ベットに対するGGRの割合。賭けられた額のうちハウスに残った分です。',
  'help.net': '純入金',
  'help.net.text':
    '入金から出金を引いた金額。0より大きければ、出たお金より入ったお金が多いということです。',
  'help.onHold': '出金保留',
  'help.onHold.text':
    '出金を申請し、まだ処理されていない金額。残高から引かれていて賭けられず、却下されると残高に戻ります。',
  'help.fourEyes': '2人承認',
  'help.fourEyes.text':
    '異なる2人の承認が必要です。1人目の承認ではお金は動かず、別の人の2人目の承認で動きます。',
  'help.rolling': 'ローリング',
  'help.rolling.text':
    'ベット額に対する料率。勝敗に関係なく、ベットごとに計算します。下位は上位より高い料率を持てません。',
  'help.losing': 'ルージング',
  'help.losing.text':
    '純損失に対する料率。一定期間のベットから当せんを引いた額が基準で、損失がなければ分けるものもありません。',
  'help.lossFee': '控除率',
  'help.lossFee.text': 'ルージング率を適用する前に純損失から引く割合です。',
  'help.rtp': '還元率（RTP）',
  'help.rtp.text':
    '非常に多くのラウンドで、ベット額のうち当せんとして返す割合。96%なら平均で100ウォンのうち96ウォンです。短い時間の結果は大きく異なることがあります。',
  'help.variant': 'バリアント',
  'help.variant.text':
    '1つのゲームに還元率の異なる認証済みの版があります。サイト全体でそのうち1つを使い、会員ごとに変えることはできません。',
  'help.driftBand': '99%区間',
  'help.driftBand.text':
    '偶然だけで実際の還元率が100回中99回収まる範囲。ラウンドが多いほど狭くなります。大きく外れたら（|z|が4超）調査に値します。',
  'help.call': 'コール',
  'help.call.text':
    '会員への贈り物（無料ラウンドや賞金）。販促予算から出し、会員がお金を賭けるラウンドの確率は変わりません。',
  'help.volatility': '変動性',
  'help.volatility.text':
    '払い出しのばらつき。低いと小さな当せんがよく出て、高いと長く待ってときどき大きく出ます。還元率とは別のものです。',
  'help.serverSeed': 'サーバーシード',
  'help.serverSeed.text':
    '結果を引き出すサーバーの秘密の値。ベット前に指紋（SHA-256）を見せるので後から変えられず、更新すると公開されます。',
  'help.clientSeed': '自分のシード',
  'help.clientSeed.text':
    '抽せんに混ぜるあなたの値。サーバーシードと一緒に結果を決めるため、サーバーだけでは決まりません。組ごとに新しい値にします。好きな文字を選べます。',
  'help.nonce': '回数',
  'help.nonce.text':
    '1組のシードで行ったベットを数える番号。番号は一度しか使わないので、ラウンドごとに別の抽せんになります。',
}
