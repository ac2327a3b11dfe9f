/** Texts of the demo's notices and of its first message. */
const WELCOME_NOTICE = {
  title: {
    ko: '카멜리아 연습 머니 안내',
    en: 'About play money on Camellia',
    ru: 'Об игровых деньгах Camellia',
    ar: 'عن الأموال التجريبية في Camellia',
    fr: 'À propos de l’argent fictif de Camellia',
    id: 'Tentang uang main-main di Camellia',
    ja: 'Camelliaの練習用マネーについて',
  },
  content: {
    ko: '<p>이곳의 돈은 모두 <strong>연습 머니</strong>입니다. 실제 결제는 연결되어 있지 않습니다.</p><p>모든 라운드의 결과는 공정성 페이지에서 직접 확인할 수 있습니다.</p>',
    en: '<p>All money here is <strong>play money</strong>. No real payment is connected.</p><p>You can check the result of every round yourself on the fairness page.</p>',
    ru: '<p>Все деньги здесь — <strong>игровые</strong>. Настоящие платежи не подключены.</p><p>Результат любого раунда можно проверить на странице честности.</p>',
    ar: '<p>كل الأموال هنا <strong>تجريبية</strong>. لا يوجد أي دفع حقيقي.</p><p>يمكنك التحقق من نتيجة أي جولة بنفسك في صفحة النزاهة.</p>',
    fr: '<p>Ici, tout l’argent est <strong>fictif</strong>. Aucun paiement réel n’est relié.</p><p>Vous pouvez vérifier vous-même chaque manche sur la page d’équité.</p>',
    id: '<p>Semua uang di sini adalah <strong>uang main-main</strong>. Tidak ada pembayaran nyata.</p><p>Hasil setiap ronde bisa Anda periksa sendiri di halaman keadilan.</p>',
    ja: '<p>ここでのお金はすべて<strong>練習用マネー</strong>です。実際の決済はつながっていません。</p><p>すべてのラウンドの結果は公正性ページでご自身で確認できます。</p>',
  },
} as const

export const WELCOME_MESSAGE = {
  title: '카멜리아에 오신 것을 환영합니다',
  content:
    '가입해 주셔서 감사합니다. 포인트는 1,000원부터 잔액으로 바꿀 수 있습니다. 궁금한 점은 언제든 알려 주세요.',
} as const

const GIFT_NOTICE = {
  title: {
    ko: '선물 회전이 새로 생겼습니다',
    en: 'Gifted spins are here',
    ru: 'Появились подарочные вращения',
    ar: 'الدورات المهداة متاحة الآن',
    fr: 'Les tours offerts sont arrivés',
    id: 'Putaran hadiah kini tersedia',
    ja: 'ギフトスピンが始まりました',
  },
  content: {
    ko: '<p>파트너가 보내는 무료 회전을 받을 수 있습니다. 선물은 <strong>72시간</strong> 동안 쓸 수 있고, 결과는 다른 회전과 똑같이 검증됩니다.</p>',
    en: '<p>Your partner can give you free spins. A gift lasts <strong>72 hours</strong>, and its results are verified like every other spin.</p>',
    ru: '<p>Партнёр может подарить вам вращения. Подарок действует <strong>72 часа</strong>, а результаты проверяются так же, как и любые другие.</p>',
    ar: '<p>يمكن لشريكك أن يهديك دورات مجانية. تبقى الهدية <strong>72 ساعة</strong> وتُتحقق نتائجها كأي دورة أخرى.</p>',
    fr: '<p>Votre partenaire peut vous offrir des tours. Un cadeau dure <strong>72 heures</strong> et ses résultats se vérifient comme tous les autres.</p>',
    id: '<p>Mitra Anda dapat memberi putaran gratis. Hadiah berlaku <strong>72 jam</strong> dan hasilnya dapat diperiksa seperti putaran lain.</p>',
    ja: '<p>パートナーから無料スピンを受け取れます。ギフトは<strong>72時間</strong>有効で、結果は他のスピンと同じように検証できます。</p>',
  },
} as const

const PARTNER_NOTICE = {
  title: {
    ko: '파트너 안내: 문의 답변은 본사에서 합니다',
    en: 'For partners: the head office answers inquiries',
    ru: 'Партнёрам: на обращения отвечает головной офис',
    ar: 'للشركاء: المكتب الرئيسي يجيب عن الاستفسارات',
    fr: 'Partenaires : le siège répond aux demandes',
    id: 'Untuk mitra: kantor pusat menjawab pertanyaan',
    ja: 'パートナーの皆様：お問い合わせは本社が回答します',
  },
  content: {
    ko: '<p>하위 회원의 문의는 Q&amp;A 화면에서 볼 수 있습니다. 답변 권한이 필요하면 본사에 요청해 주세요.</p>',
    en: '<p>You can read the questions of your members under Q&amp;A. Ask the head office if you want to answer them yourself.</p>',
    ru: '<p>Вопросы ваших игроков видны в разделе Q&amp;A. Если хотите отвечать сами, обратитесь в головной офис.</p>',
    ar: '<p>يمكنك قراءة أسئلة أعضائك في قسم الأسئلة. اطلب الصلاحية من المكتب الرئيسي إن أردت الرد بنفسك.</p>',
    fr: '<p>Les questions de vos membres se lisent sous Q&amp;R. Demandez au siège si vous souhaitez y répondre vous-même.</p>',
    id: '<p>Pertanyaan anggota Anda dapat dibaca di Q&amp;A. Hubungi kantor pusat jika ingin menjawab sendiri.</p>',
    ja: '<p>会員からの質問はQ&amp;A画面で読めます。回答権限が必要な場合は本社にお知らせください。</p>',
  },
} as const

/** One of each kind of notice. */
const EVENT_NOTICE = {
  title: {
    ko: '주말 이벤트: 가장 큰 배수',
    en: 'Weekend event: the biggest multiple',
    ru: 'Событие выходных: самый большой множитель',
    ar: 'فعالية نهاية الأسبوع: أكبر مضاعف',
    fr: 'Événement du week-end : le plus grand multiple',
    id: 'Acara akhir pekan: kelipatan terbesar',
    ja: '週末イベント：最大の倍率',
  },
  content: {
    ko: '<p>이번 주말 가장 큰 배수를 기록한 세 분께 연습 머니를 드립니다.</p>',
    en: '<p>The three biggest multiples of this weekend receive play money.</p>',
    ru: '<p>Три самых больших множителя выходных получат игровые деньги.</p>',
    ar: '<p>تحصل أكبر ثلاثة مضاعفات في نهاية الأسبوع على أموال تجريبية.</p>',
    fr: '<p>Les trois plus grands multiples du week-end reçoivent de l’argent fictif.</p>',
    id: '<p>Tiga kelipatan terbesar akhir pekan ini mendapat uang main-main.</p>',
    ja: '<p>今週末に大きな倍率を出した3名に練習用マネーを差し上げます。</p>',
  },
} as const

const MAINTENANCE_NOTICE = {
  title: {
    ko: '정기 점검을 마쳤습니다',
    en: 'The regular maintenance is over',
    ru: 'Плановые работы завершены',
    ar: 'انتهت الصيانة الدورية',
    fr: 'La maintenance régulière est terminée',
    id: 'Pemeliharaan rutin selesai',
    ja: '定期メンテナンスが終わりました',
  },
  content: {
    ko: '<p>모든 게임을 다시 할 수 있습니다. 기다려 주셔서 감사합니다.</p>',
    en: '<p>All games can be played again. Thank you for your patience.</p>',
    ru: '<p>Все игры снова доступны. Спасибо за терпение.</p>',
    ar: '<p>كل الألعاب متاحة من جديد. شكرًا لصبركم.</p>',
    fr: '<p>Tous les jeux sont à nouveau ouverts. Merci de votre patience.</p>',
    id: '<p>Semua permainan dapat dimainkan lagi. Terima kasih atas kesabaran Anda.</p>',
    ja: '<p>すべてのゲームを再び遊べます。お待ちいただきありがとうございました。</p>',
  },
} as const

const PAYMENT_NOTICE = {
  title: {
    ko: '입금 계좌를 꼭 확인하세요',
    en: 'Please check the account before you pay in',
    ru: 'Проверяйте счёт перед пополнением',
    ar: 'تحققوا من الحساب قبل الإيداع',
    fr: 'Vérifiez le compte avant de déposer',
    id: 'Periksa rekening sebelum setor',
    ja: '入金口座を必ずご確認ください',
  },
  content: {
    ko: '<p>입금 계좌는 바뀔 수 있습니다. 신청할 때 화면에 보이는 계좌로 보내 주세요.</p>',
    en: '<p>The account may change. Send to the one shown when you ask for a deposit.</p>',
    ru: '<p>Счёт может меняться. Отправляйте на тот, что показан при заявке.</p>',
    ar: '<p>قد يتغير الحساب. أرسلوا إلى الحساب الظاهر عند طلب الإيداع.</p>',
    fr: '<p>Le compte peut changer. Envoyez à celui affiché lors de la demande.</p>',
    id: '<p>Rekening dapat berubah. Kirim ke rekening yang tampil saat permintaan.</p>',
    ja: '<p>口座は変わることがあります。申請時に表示される口座へお送りください。</p>',
  },
} as const

const SHOWN = { popup: false, partner: false, pinned: false } as const

export const DEMO_NOTICES = [
  { ...WELCOME_NOTICE, ...SHOWN, category: 'NOTICE', popup: true, pinned: true, daysAgo: 20 },
  { ...GIFT_NOTICE, ...SHOWN, category: 'GAME', daysAgo: 3 },
  { ...EVENT_NOTICE, ...SHOWN, category: 'EVENT', daysAgo: 5 },
  { ...PAYMENT_NOTICE, ...SHOWN, category: 'PAYMENT', daysAgo: 8 },
  { ...MAINTENANCE_NOTICE, ...SHOWN, category: 'MAINTENANCE', daysAgo: 12 },
  { ...PARTNER_NOTICE, ...SHOWN, category: 'NOTICE', partner: true, daysAgo: 1 },
] as const
