import type { Translations } from '@camellia/contract/message'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { deliver } from '../message/message.service'

const KOREAN = {
  title: '가입이 승인되었습니다. 환영합니다!',
  content: `이제 모든 게임을 이용할 수 있습니다.

• 입금: 상단의 입금 버튼에서 신청하고, 처리 과정을 그대로 볼 수 있습니다.
• 한도: 자기 보호 페이지에서 입금·손실·시간 한도를 먼저 정해 두세요.
• 공정성: 모든 라운드는 공정성 페이지에서 직접 검증할 수 있습니다.

궁금한 점은 고객센터로 물어봐 주세요.`,
}

const OTHERS: Translations = {
  en: {
    title: 'Your account is approved. Welcome!',
    content: `All games are open to you now.

• Deposit: ask for one with the button at the top, and see every step of it.
• Limits: set your own for deposits, losses and time on the page “Protection” first.
• Fairness: you can check every round yourself on the page “Fairness”.

If anything is unclear, ask the help center.`,
  },
  ru: {
    title: 'Аккаунт одобрен. Добро пожаловать!',
    content: `Теперь вам открыты все игры.

• Пополнение: кнопка вверху страницы; каждый шаг заявки виден.
• Лимиты: сначала задайте свои на депозиты, проигрыш и время в разделе защиты.
• Честность: любой раунд можно проверить самому на странице честности.

Если что-то неясно, напишите в поддержку.`,
  },
  ar: {
    title: 'تمت الموافقة على حسابك. أهلًا بك!',
    content: `كل الألعاب متاحة لك الآن.

• الإيداع: اطلبه من الزر في أعلى الصفحة وتابع كل خطوة.
• الحدود: حدّد أولًا حدودك للإيداع والخسارة والوقت في صفحة الحماية.
• النزاهة: يمكنك التحقق من كل جولة بنفسك في صفحة النزاهة.

إن كان لديك سؤال فاكتب إلى مركز المساعدة.`,
  },
  fr: {
    title: 'Votre compte est approuvé. Bienvenue !',
    content: `Tous les jeux vous sont ouverts.

• Dépôt : demandez-le avec le bouton en haut et suivez chaque étape.
• Limites : fixez d’abord les vôtres (dépôts, pertes, temps) à la page Protection.
• Équité : vous pouvez vérifier chaque tour vous-même à la page Équité.

Une question ? Écrivez au centre d’aide.`,
  },
  id: {
    title: 'Akun Anda disetujui. Selamat datang!',
    content: `Semua permainan kini terbuka untuk Anda.

• Deposit: ajukan dengan tombol di atas dan lihat setiap langkahnya.
• Batas: tentukan dulu batas deposit, kerugian, dan waktu di halaman Perlindungan.
• Keadilan: setiap ronde dapat Anda periksa sendiri di halaman Keadilan.

Jika ada yang kurang jelas, tanyakan ke pusat bantuan.`,
  },
  ja: {
    title: '登録が承認されました。ようこそ！',
    content: `すべてのゲームをご利用いただけます。

• 入金：上部の入金ボタンから申請し、処理の流れをそのまま確認できます。
• 限度額：まず自己保護のページで入金・損失・時間の上限を決めておきましょう。
• 公正性：すべてのラウンドは公正性のページでご自身で検証できます。

ご不明な点はカスタマーセンターへお尋ねください。`,
  },
}

/** The first thing in the box of someone whose sign-up was approved. */
export async function sendWelcome(
  tx: AppTx,
  caller: Caller,
  ids: readonly MemberId[],
): Promise<void> {
  await deliver(tx, caller, { ids: [...new Set(ids)], ...KOREAN, translations: OTHERS })
}
