/** A level of the tree: its role, its codes, its names, and how many hang below each one above. */
export interface DemoLevel {
  readonly role: string
  readonly code: string
  readonly names: readonly string[]
  readonly below: readonly number[]
}

/** Sixty partners under the head office; some lines are long, some are one shop. */
export const DEMO_LEVELS: readonly DemoLevel[] = [
  {
    role: '부본사',
    code: 'subhq',
    names: '한빛 엔터테인먼트,동해 파트너스,남산 홀딩스,새솔 미디어'.split(','),
    below: [4],
  },
  {
    role: '총판',
    code: 'dist',
    names:
      '동백 유통,백두 상사,금강 물산,설악 기획,지리 무역,태백 컴퍼니,한라 종합,치악 상사,가야 유통,월출 기획'.split(
        ',',
      ),
    below: [4, 3, 2, 1],
  },
  {
    role: '대리점',
    code: 'agency',
    names:
      '강남 대리점,마포 대리점,송파 대리점,분당 대리점,수원 대리점,일산 대리점,의정부 대리점,해운대 대리점,서면 대리점,창원 대리점,울산 대리점,둔산 대리점,천안 대리점,전주 대리점,제주 대리점'.split(
        ',',
      ),
    below: [3, 2, 1, 1, 2, 1, 1, 2, 1, 1],
  },
  {
    role: '매장',
    code: 'store',
    names:
      '여의도점,역삼점,신사점,논현점,홍대점,합정점,상암점,잠실점,판교점,서현점,정자점,인계점,정발산점,주엽점,민락점,센텀점,달맞이점,광안점,전포점,상남점,용호점,삼산점,유성점,둔산점,봉명점,불당점,객사점,효자점,노형점,연동점,서귀포점'.split(
        ',',
      ),
    below: [4, 3, 1, 3, 1, 2, 1, 3, 1, 2, 1, 3, 1, 2, 3],
  },
]

/** How many players each store has for every one of the smallest. */
export const STORE_WEIGHTS: readonly number[] = [
  18, 7, 11, 4, 14, 6, 3, 9, 12, 5, 2, 8, 4, 3, 6, 13, 7, 5, 4, 6, 2, 3, 9, 5, 2, 4, 3, 2, 5, 3, 1,
]
