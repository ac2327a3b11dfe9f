/** Everyone in the demo logs in with this; default passwords never exist outside play money. */
export const DEMO_PASSWORD = 'Camellia1!'
export const DEMO_WITHDRAW_PASSWORD = '1234'

/** Level, prefix of the codes, names of the first ones, how many hang below each node above. */
export interface DemoLevel {
  readonly role: string
  readonly code: string
  readonly names: readonly string[]
  readonly perParent: number
}

export const DEMO_LEVELS: readonly DemoLevel[] = [
  { role: '부본사', code: 'subhq', names: ['한빛', '동해', '남산', '새솔'], perParent: 4 },
  { role: '총판', code: 'dist', names: ['동백', '백두', '금강', '설악', '지리'], perParent: 2 },
  { role: '대리점', code: 'agency', names: ['한강', '낙동', '섬진', '영산'], perParent: 1 },
  {
    role: '매장',
    code: 'store',
    names: ['여의도', '잠실', '해운대', '송도', '판교'],
    perParent: 2,
  },
]

export const NICK_FIRST = [
  '겨울',
  '새벽',
  '달빛',
  '은하',
  '바다',
  '구름',
  '단풍',
  '산책',
  '한낮',
  '노을',
  '별빛',
  '소나기',
  '제주',
  '남쪽',
  '푸른',
  '하얀',
  '검은',
  '작은',
  '느린',
  '빠른',
] as const

export const NICK_LAST = [
  '동백',
  '여우',
  '고래',
  '사슴',
  '소나타',
  '우체통',
  '라떼',
  '감귤',
  '호수',
  '나무',
  '바람',
  '등대',
  '정원',
  '골목',
  '기차',
  '도토리',
  '참새',
  '연필',
  '우산',
  '편지',
] as const

export const FAMILY = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
] as const
export const GIVEN = [
  '민준',
  '서연',
  '도윤',
  '하은',
  '지호',
  '수아',
  '예준',
  '지우',
  '현우',
  '유진',
  '준서',
  '다은',
  '건우',
  '채원',
  '우진',
  '소율',
  '선우',
  '나연',
  '시윤',
  '은서',
] as const
