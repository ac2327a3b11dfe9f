/** Beginnings and ends of nicknames: every pair is one. */
export const NICK_FIRST: readonly string[] =
  '겨울 새벽 달빛 은하 바다 구름 단풍 산책 한낮 노을 별빛 소나기 제주 남쪽 푸른 하얀 검은 작은 느린 빠른 행복한 졸린 조용한 웃는 꿈꾸는 춤추는 용감한 배고픈 강남 부산 한강 첫눈 초록 분홍 황금 은빛 여름밤 주말 월요일 오후 골목 언덕 햇살 안개 파도 봄날 가을 밤하늘 심야 반짝'.split(
    ' ',
  )

export const NICK_LAST: readonly string[] =
  '동백 여우 고래 사슴 소나타 우체통 라떼 감귤 호수 나무 바람 등대 정원 골목 기차 도토리 참새 연필 우산 편지 호랑이 토끼 두루미 고양이 강아지 거북이 수달 부엉이 다람쥐 펭귄 홍시 찹쌀떡 붕어빵 호떡 김밥 만두 커피 녹차 모과 대추 자전거 오토바이 돛단배 풍선 나침반 피아노 기타 장구 연날리기 딱지'.split(
    ' ',
  )

export const FAMILY: readonly string[] =
  '김 김 김 이 이 박 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍'.split(' ')

export const GIVEN: readonly string[] =
  '민준 서연 도윤 하은 지호 수아 예준 지우 현우 유진 준서 다은 건우 채원 우진 소율 선우 나연 시윤 은서 영호 미경 성훈 정숙 재현 혜진 동욱 은주 상민 지영 태현 보라 경수 아름 진우 수빈 병철 현정 승환 가은'.split(
    ' ',
  )

/** Ids as people choose them; a number makes each the only one. */
export const CODE_WORDS: readonly string[] =
  'haneul bada lucky sunny minsu jihoon yuna sora dongho namu byul gangnam busan tiger dragon king jackpot gold river cloud moon star cherry mango coffee latte kimbap mandu rabbit panda eagle ocean winter summer spring autumn snow rain wind hope'.split(
    ' ',
  )

export const BANKS: readonly string[] =
  '가온은행 나래은행 다솜은행 라온은행 마루은행 바른은행'.split(' ')
