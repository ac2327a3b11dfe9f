/** Every constant an operator may change, with its default. Types and checks follow from here. */
export const SETTING_DEFAULTS = {
  'site.banner': {
    ko: '카멜리아에 오신 것을 환영합니다. 지금은 연습 머니로 운영 중입니다.',
    en: 'Welcome to Camellia. The site runs on play money.',
    ru: 'Добро пожаловать в Camellia. Сайт работает на игровые деньги.',
    ar: 'مرحبًا بك في Camellia. يعمل الموقع بأموال تجريبية.',
    fr: 'Bienvenue sur Camellia. Le site fonctionne en argent fictif.',
    id: 'Selamat datang di Camellia. Situs ini memakai uang main-main.',
    ja: 'Camelliaへようこそ。現在は練習用マネーで運営しています。',
  } as Readonly<Record<string, string>>,
  'site.supportUrl': null as string | null,
  'site.passwordPolicy': 'generic' as 'brief4' | 'generic',
  'site.depositorScript': 'hangul' as 'hangul' | 'any',
  'site.autoApprove': false as boolean,
  /** Whether everyone who enters the office needs a second factor; in real mode they always do. */
  'site.require2fa': 'off' as 'off' | 'office',
  /** Minutes until an office screen that nobody touches is locked; null: 15 with real money. */
  'session.officeIdle': null as number | null,
  /** Hash of the single-use code that makes the first administrator; null when there is one. */
  'system.setUp': null as string | null,
  /** Invented names: the product names no real bank. */
  'site.banks': [
    '가온은행',
    '나래은행',
    '다솜은행',
    '라온은행',
    '마루은행',
    '바른은행',
    '새솔은행',
    '아라은행',
  ] as readonly string[],
  /** Limits until levels have their own (product.md 7). */
  'money.minDeposit': 10_000 as number,
  'money.maxDeposit': 10_000_000 as number,
  'money.minWithdraw': 10_000 as number,
  'money.maxWithdraw': 50_000_000 as number,
  /** From this amount on two different people decide (product.md 6). */
  'money.fourEyesFrom': 1_000_000 as number,
  /**
   * What one operator decides alone within these hours, all together; null: the same amount. Ten
   * times as much would be a large sum split over ten receivers.
   */
  'money.fourEyesOperatorDay': 3_000_000 as number | null,
  'money.fourEyesHours': 24 as number,
  /** Minutes after which a claim nobody does anything with ends by itself. */
  'money.claimMinutes': 15 as number,
  /** Hours for which an account that was made, made stronger or opened approves nothing; 0: off. */
  'security.newApproverHours': 24 as number,
  /** Days for which two are not two people when one of them did that to the other; 0: off. */
  'security.makerDays': 30 as number,
  /** Gifts: above this two people decide; at most this much to one member and of one line a day. */
  'call.fourEyesFrom': 100_000 as number,
  'call.perMemberDay': 500_000 as number,
  'call.perDay': 5_000_000 as number,
  /** The ready-made answer that Fast Deposit gets at once; null: a person answers. */
  'inquiry.fastDeposit': null as string | null,
  /** The one somebody would have instead: a second person agrees first. */
  'inquiry.fastDepositWish': null as {
    readonly macro: string
    /** Of the words they chose. */
    readonly version: string
    readonly by: number
  } | null,
  /** Calls a minute, for one member and for one address without a session. */
  'limit.callsPerMember': 3_000 as number,
  'limit.callsPerAddress': 600 as number,
  /** The same for its neighbours together, /24 or /64. */
  'limit.callsPerSubnet': 3_000 as number,
  /** Files of the pages a minute for one address: a first visit takes some forty. */
  'limit.filesPerAddress': 6_000 as number,
  'limit.signupsPerAddress': 20 as number,
  /** An https address that is told of failed jobs and broken proofs; null: nobody is. */
  'alarm.webhook': null as string | null,
  /** How far the demo's past is filled in; null where there is none. Written by the demo alone. */
  'demo.history': null as { readonly step: number; readonly steps: number } | null,
}

export type Settings = Readonly<typeof SETTING_DEFAULTS>
export type SettingKey = keyof Settings
