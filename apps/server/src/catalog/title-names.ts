/** Names of the house's titles in the languages their definitions do not have. */
export const TITLE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'crimson-fortune': {
    ru: 'Багряная удача',
    ar: 'حظ قرمزي',
    fr: 'Fortune cramoisie',
    id: 'Keberuntungan Merah',
    ja: '真紅の幸運',
  },
  'tiger-moon': {
    ru: 'Луна тигра',
    ar: 'قمر النمر',
    fr: 'Lune du tigre',
    id: 'Bulan Harimau',
    ja: '虎の月',
  },
  'thunder-pantheon': {
    ru: 'Пантеон грома',
    ar: 'معبد الرعد',
    fr: 'Panthéon du tonnerre',
    id: 'Kuil Guntur',
    ja: '雷の神殿',
  },
  'bingsu-pop': {
    ru: 'Бинсу-поп',
    ar: 'بينغسو بوب',
    fr: 'Bingsu Pop',
    id: 'Bingsu Pop',
    ja: 'ピンスポップ',
  },
  'diamond-777': {
    ru: 'Бриллиант 777',
    ar: 'ألماس 777',
    fr: 'Diamant 777',
    id: 'Berlian 777',
    ja: 'ダイヤモンド777',
  },
  'hwatu-garden': {
    ru: 'Сад хватху',
    ar: 'حديقة هواتو',
    fr: 'Jardin de hwatu',
    id: 'Taman Hwatu',
    ja: '花札の庭',
  },
}
