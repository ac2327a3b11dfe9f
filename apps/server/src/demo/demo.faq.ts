import type { FaqCategory } from '@camellia/contract/faq'

export interface DemoFaq {
  readonly category: FaqCategory
  /** Question and answer, by language. */
  readonly texts: Readonly<Record<string, readonly [string, string]>>
}

/** What people ask first; answers are wrapped into paragraphs when they are written. */
// biome-ignore format: a language a line reads as a table
export const DEMO_FAQS: readonly DemoFaq[] = [
  {
    category: 'MONEY',
    texts: {
      ko: ['입금은 어떻게 하나요?', '입금 메뉴에서 금액을 신청하면 보낼 계좌가 나옵니다. 확인되면 바로 잔액에 들어옵니다.'],
      en: ['How do I deposit?', 'Ask for an amount on the deposit page; it shows the account to send to. Once confirmed, the money is in your balance.'],
      ru: ['Как пополнить счёт?', 'Укажите сумму на странице пополнения: там появится счёт для перевода. После проверки деньги поступят на баланс.'],
      ar: ['كيف أودع المال؟', 'اطلب المبلغ في صفحة الإيداع ليظهر الحساب الذي ترسل إليه. بعد التأكيد يضاف المبلغ إلى رصيدك.'],
      fr: ['Comment déposer ?', 'Demandez un montant sur la page de dépôt : le compte à créditer s’affiche. Une fois confirmé, l’argent est dans votre solde.'],
      id: ['Bagaimana cara deposit?', 'Ajukan jumlah di halaman deposit; rekening tujuan akan tampil. Setelah dikonfirmasi, uang masuk ke saldo Anda.'],
      ja: ['入金はどうすればいいですか？', '入金ページで金額を申請すると送金先の口座が表示されます。確認後すぐに残高に入ります。'],
    },
  },
  {
    category: 'MONEY',
    texts: {
      ko: ['출금 비밀번호는 무엇인가요?', '출금할 때만 쓰는 비밀번호입니다. 마이페이지에서 바꿀 수 있고 로그인 비밀번호와 따로 관리됩니다.'],
      en: ['What is the withdrawal password?', 'A password used only for withdrawals. You can change it on My page; it is separate from the login password.'],
      ru: ['Что такое пароль для вывода?', 'Он нужен только для вывода денег. Изменить его можно на странице профиля; он не связан с паролем для входа.'],
      ar: ['ما كلمة مرور السحب؟', 'كلمة مرور تستخدم للسحب فقط. يمكنك تغييرها من صفحتي، وهي منفصلة عن كلمة مرور الدخول.'],
      fr: ['Qu’est-ce que le mot de passe de retrait ?', 'Un mot de passe réservé aux retraits. Il se change sur Ma page et reste distinct de celui de connexion.'],
      id: ['Apa itu kata sandi penarikan?', 'Kata sandi khusus untuk penarikan. Bisa diubah di Halaman saya dan terpisah dari kata sandi masuk.'],
      ja: ['出金パスワードとは何ですか？', '出金のときだけ使うパスワードです。マイページで変更でき、ログイン用とは別に管理されます。'],
    },
  },
  {
    category: 'MONEY',
    texts: {
      ko: ['포인트는 어떻게 잔액으로 바꾸나요?', '위쪽의 포인트를 누르면 됩니다. 1,000원부터 전환할 수 있습니다.'],
      en: ['How do points become balance?', 'Tap the points at the top of the page. Conversion starts at 1,000 won.'],
      ru: ['Как перевести баллы в баланс?', 'Нажмите на баллы вверху страницы. Перевод доступен от 1 000 вон.'],
      ar: ['كيف أحوّل النقاط إلى رصيد؟', 'اضغط على النقاط أعلى الصفحة. يبدأ التحويل من 1,000 وون.'],
      fr: ['Comment convertir les points en solde ?', 'Touchez les points en haut de la page. La conversion est possible dès 1 000 wons.'],
      id: ['Bagaimana menukar poin menjadi saldo?', 'Ketuk poin di bagian atas halaman. Penukaran mulai dari 1.000 won.'],
      ja: ['ポイントを残高に変えるには？', 'ページ上部のポイントを押してください。1,000ウォンから交換できます。'],
    },
  },
  {
    category: 'ACCOUNT',
    texts: {
      ko: ['비밀번호를 잊었어요.', '로그인 창의 비밀번호 찾기에서 아이디, 전화번호, 예금주를 입력하면 담당자가 확인한 뒤 새로 정할 수 있습니다.'],
      en: ['I forgot my password.', 'Use “forgot password” in the login window: enter your id, phone and account holder. After a check you can set a new one.'],
      ru: ['Я забыл пароль.', 'В окне входа выберите восстановление пароля и укажите логин, телефон и владельца счёта. После проверки можно задать новый.'],
      ar: ['نسيت كلمة المرور.', 'من نافذة الدخول اختر استعادة كلمة المرور وأدخل المعرّف والهاتف وصاحب الحساب. بعد التحقق يمكنك تعيين كلمة جديدة.'],
      fr: ['J’ai oublié mon mot de passe.', 'Dans la fenêtre de connexion, choisissez « mot de passe oublié » : identifiant, téléphone, titulaire. Après vérification, vous en choisissez un nouveau.'],
      id: ['Saya lupa kata sandi.', 'Pilih lupa kata sandi di jendela masuk lalu isi ID, telepon, dan pemilik rekening. Setelah diperiksa, Anda bisa membuat yang baru.'],
      ja: ['パスワードを忘れました。', 'ログイン画面の「パスワードを忘れた」からID、電話番号、口座名義を入力してください。確認後に新しく設定できます。'],
    },
  },
  {
    category: 'GAME',
    texts: {
      ko: ['게임이 공정한지 어떻게 확인하나요?', '모든 라운드는 미리 공개된 지문으로 정해집니다. 공정성 페이지에서 인터넷을 끊고도 직접 검증할 수 있습니다.'],
      en: ['How can I check that a game was fair?', 'Every round follows from a fingerprint published in advance. The fairness page verifies it on your own device, even offline.'],
      ru: ['Как проверить честность игры?', 'Каждый раунд определяется отпечатком, опубликованным заранее. Страница честности проверит его на вашем устройстве даже без сети.'],
      ar: ['كيف أتحقق من نزاهة اللعبة؟', 'كل جولة تتبع بصمة منشورة مسبقًا. صفحة النزاهة تتحقق منها على جهازك حتى دون اتصال.'],
      fr: ['Comment vérifier qu’un jeu est équitable ?', 'Chaque manche découle d’une empreinte publiée à l’avance. La page d’équité la vérifie sur votre appareil, même hors ligne.'],
      id: ['Bagaimana memeriksa bahwa permainan adil?', 'Setiap ronde mengikuti sidik yang diterbitkan lebih dulu. Halaman keadilan memeriksanya di perangkat Anda, bahkan tanpa internet.'],
      ja: ['ゲームが公正かどうか確認するには？', 'すべてのラウンドは事前に公開された指紋で決まります。公正性ページで、オフラインでも自分で検証できます。'],
    },
  },
  {
    category: 'GAME',
    texts: {
      ko: ['회전 중에 연결이 끊기면 어떻게 되나요?', '결과는 이미 정해져 잔액에 반영됩니다. 다시 들어오면 보지 못한 회전을 이어서 보여 드립니다.'],
      en: ['What if I lose the connection during a spin?', 'The result is already settled in your balance. When you return, the spin you did not see is shown to you.'],
      ru: ['Что если связь прервётся во время вращения?', 'Результат уже учтён на балансе. Когда вы вернётесь, вращение будет показано.'],
      ar: ['ماذا لو انقطع الاتصال أثناء الدوران؟', 'النتيجة محسومة في رصيدك بالفعل. عند عودتك تُعرض عليك الجولة التي لم ترها.'],
      fr: ['Et si la connexion coupe pendant un tour ?', 'Le résultat est déjà réglé dans votre solde. À votre retour, le tour manqué vous est montré.'],
      id: ['Bagaimana jika koneksi putus saat putaran?', 'Hasilnya sudah masuk ke saldo Anda. Saat kembali, putaran yang belum terlihat akan ditampilkan.'],
      ja: ['スピン中に接続が切れたら？', '結果はすでに残高に反映されています。戻ると、見られなかったスピンを表示します。'],
    },
  },
  {
    category: 'SAFETY',
    texts: {
      ko: ['이용 한도를 정할 수 있나요?', '마이페이지의 보호 설정에서 입금, 손실, 시간 한도를 정할 수 있습니다. 줄이면 바로, 늘리면 24시간 뒤에 적용됩니다.'],
      en: ['Can I set limits for myself?', 'Yes: deposit, loss and time limits under protection on My page. A lower limit holds at once, a higher one after 24 hours.'],
      ru: ['Можно ли установить себе лимиты?', 'Да: лимиты пополнения, проигрыша и времени в разделе защиты. Снижение действует сразу, повышение — через 24 часа.'],
      ar: ['هل يمكنني وضع حدود لنفسي؟', 'نعم: حدود الإيداع والخسارة والوقت في قسم الحماية. التخفيض فوري والزيادة بعد 24 ساعة.'],
      fr: ['Puis-je me fixer des limites ?', 'Oui : dépôt, perte et temps, sous Protection dans Ma page. Une baisse est immédiate, une hausse prend 24 heures.'],
      id: ['Bisakah saya menetapkan batas?', 'Ya: batas deposit, kerugian, dan waktu di bagian perlindungan. Penurunan langsung berlaku, kenaikan setelah 24 jam.'],
      ja: ['自分で限度額を決められますか？', 'はい。マイページの保護設定で入金・損失・時間の上限を決められます。下げるとすぐ、上げると24時間後に適用されます。'],
    },
  },
  {
    category: 'BONUS',
    texts: {
      ko: ['선물 받은 무료 회전은 어디에 있나요?', '선물이 있으면 홈과 슬롯 화면 위에 표시됩니다. 게임에 들어가면 내 잔액 대신 선물로 회전합니다.'],
      en: ['Where are the free spins I was given?', 'A gift is shown at the top of the home and slot pages. In the game it is played instead of your balance.'],
      ru: ['Где мои подаренные вращения?', 'Подарок показан вверху главной страницы и страницы слотов. В игре он тратится вместо баланса.'],
      ar: ['أين الدورات المجانية التي أُهديت لي؟', 'تظهر الهدية أعلى الصفحة الرئيسية وصفحة السلوت، وتُلعب بدل رصيدك داخل اللعبة.'],
      fr: ['Où sont mes tours offerts ?', 'Un cadeau s’affiche en haut de l’accueil et des machines à sous. En jeu, il est utilisé à la place de votre solde.'],
      id: ['Di mana putaran gratis hadiah saya?', 'Hadiah tampil di atas halaman beranda dan slot. Di dalam game, hadiah dipakai sebagai ganti saldo.'],
      ja: ['もらった無料スピンはどこですか？', 'ギフトはホームとスロットの上部に表示されます。ゲームでは残高の代わりに使われます。'],
    },
  },
]
