import type { InquiryCategory } from '@camellia/contract/inquiry'

export interface DemoInquiry {
  readonly category: InquiryCategory
  readonly title: string
  readonly content: string
  /** What staff answer when its turn has come. */
  readonly answer: string
}

/** Questions as people write them; the queue has something of every kind. */
export const DEMO_INQUIRIES: readonly DemoInquiry[] = [
  {
    category: 'DEPOSIT',
    title: '입금했는데 반영이 안 됐어요',
    content: '20분 전에 50,000원 보냈는데 아직 잔액에 없습니다. 확인 부탁드려요.',
    answer: '확인해 보니 입금자명이 달라 대기 중이었습니다. 지금 반영해 드렸습니다.',
  },
  {
    category: 'WITHDRAW',
    title: '출금 계좌를 바꾸고 싶어요',
    content: '은행을 옮겨서 출금 계좌를 새 계좌로 바꾸고 싶습니다. 어떻게 하면 되나요?',
    answer: '본인 명의 계좌라면 변경해 드릴 수 있습니다. 새 은행과 계좌번호를 남겨 주세요.',
  },
  {
    category: 'GAME',
    title: '무료 회전이 끝나기 전에 나갔어요',
    content: '보너스 중에 전화가 와서 앱이 꺼졌습니다. 당첨금은 들어왔나요?',
    answer:
      '네, 결과는 이미 잔액에 반영되어 있습니다. 게임에 다시 들어가면 이어서 보실 수 있습니다.',
  },
  {
    category: 'SPEED',
    title: '저녁에 화면이 느려요',
    content: '밤 9시쯤 슬롯 목록이 뜨는 데 오래 걸립니다.',
    answer: '확인해 보니 그 시간에 접속이 몰렸습니다. 지금은 나아졌으니 다시 봐 주세요.',
  },
  {
    category: 'BONUS',
    title: '선물 받은 회전은 언제까지 쓸 수 있나요?',
    content: '어제 무료 회전 20번을 받았는데 내일 해도 되는지 궁금합니다.',
    answer: '받은 뒤 72시간 동안 쓰실 수 있습니다.',
  },
  {
    category: 'USAGE',
    title: '다크 모드는 어디서 바꾸나요?',
    content: '화면이 너무 밝아서 어두운 화면으로 바꾸고 싶어요.',
    answer: '위쪽 화면 설정에서 어두운 테마를 고르시면 됩니다.',
  },
  {
    category: 'LOSS',
    title: '한 달 한도를 정하고 싶습니다',
    content: '이번 달에 많이 써서 한도를 걸고 싶어요. 바로 적용되나요?',
    answer: '책임 있는 이용에서 정하시면 바로 적용됩니다. 늘릴 때만 24시간이 걸립니다.',
  },
  {
    category: 'OTHER',
    title: '추천한 친구가 안 보여요',
    content: '친구가 제 코드로 가입했다는데 목록에 없습니다.',
    answer: '친구분의 가입 승인이 끝나면 추천인 목록에 나타납니다. 방금 승인되었습니다.',
  },
  {
    category: 'WITHDRAW',
    title: '출금이 거절됐는데 이유가 궁금해요',
    content: '어제 출금 신청이 거절되었습니다. 계좌는 제 명의가 맞아요.',
    answer: '예금주 확인이 되지 않아 거절되었습니다. 확인했으니 다시 신청해 주세요.',
  },
  {
    category: 'GAME',
    title: '화투 정원 배당표가 궁금합니다',
    content: '광 세 장이 나오면 몇 배인가요? 화면에서 못 찾겠어요.',
    answer: '게임 화면의 정보 버튼을 누르시면 모든 배당과 환수율을 보실 수 있습니다.',
  },
  {
    category: 'DEPOSIT',
    title: '최소 입금액이 얼마인가요?',
    content: '만 원도 입금이 되는지 궁금합니다.',
    answer: '네, 10,000원부터 입금하실 수 있습니다.',
  },
]

export const DEMO_MACROS = [
  {
    name: '입금 계좌 안내',
    category: 'DEPOSIT',
    contents: {
      ko: '{name}님, 입금하실 계좌는 {bank} {account} (예금주 {holder})입니다. 최소 입금액은 {minDeposit}원입니다.',
      en: '{name}, please send to {bank} {account} (holder {holder}). The smallest deposit is {minDeposit} won.',
      ru: '{name}, счёт для перевода: {bank} {account} (владелец {holder}). Минимум — {minDeposit} вон.',
      ar: '{name}، الحساب: {bank} {account} (باسم {holder}). الحد الأدنى للإيداع {minDeposit} وون.',
      fr: '{name}, le compte à créditer : {bank} {account} (titulaire {holder}). Dépôt minimum : {minDeposit} wons.',
      id: '{name}, rekening tujuan: {bank} {account} (atas nama {holder}). Deposit minimum {minDeposit} won.',
      ja: '{name}様、送金先は{bank} {account}（名義 {holder}）です。最低入金額は{minDeposit}ウォンです。',
    },
  },
  {
    name: '확인 중입니다',
    category: null,
    contents: {
      ko: '{name}님, 문의해 주셔서 감사합니다. 담당자가 확인하고 있으니 잠시만 기다려 주세요.',
      en: 'Thank you for writing, {name}. We are looking into it and will be back with you shortly.',
    },
  },
  {
    name: '출금 처리 완료',
    category: 'WITHDRAW',
    contents: {
      ko: '{name}님, 요청하신 출금을 처리했습니다. 은행 사정에 따라 몇 분 걸릴 수 있습니다.',
      en: '{name}, your withdrawal has been processed. Your bank may take a few minutes.',
    },
  },
] as const
