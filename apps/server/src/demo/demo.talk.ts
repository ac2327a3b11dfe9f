/** Texts of the demo's first notice and message. */
export const WELCOME_NOTICE = {
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
