/**
 * Every answer the product can give, with its HTTP status. A business refusal is 200: the call
 * worked, the answer is no. The spellings are the brief's: do not correct INFLUCIANT_BALANCE.
 */
export const CODE_STATUS = {
  SUCCESS: 200,
  INTERNAL_ERROR: 500,
  NOT_FOUND: 404,
  MEMBER_NOT_FOUND: 200,
  PARENT_NOT_FOUND: 200,
  INFLUCIANT_BALANCE: 200,
  INVALID_USER: 200,
  DUPLICATED_ID: 200,
  INVALID_PASSWORD: 200,
  INVALID_ACCOUNT: 200,
  INVALID_PARAMETER: 200,
  UNAUTHORIZED: 401,
  ACCESS_DENIED: 403,
  BLOCKED_USER: 200,
  BLOCKED_IP: 200,
  NOT_ALLOWED_USER: 200,
  ALREADY_EXIST_REQUEST: 200,
  ALREADY_EXIST_ITEM: 200,
  INVALID_RATE: 200,
  DUPLICATED_EMAIL: 200,
  DUPLICATED_PHONE: 200,
  INVALID_VERIFY_CODE: 200,
  INVALID_FILE_TYPE: 200,
  INVALID_MIN_DEPOSIT: 200,
  INVALID_MAX_DEPOSIT: 200,
  NETWORK_ERROR: 503,
  MAINTENANCE: 503,
  TOO_MANY_REQUESTS: 429,
  PAYLOAD_TOO_LARGE: 413,
  WAGERING_REQUIRED: 200,
  BET_CLOSED: 200,
  BET_LIMIT: 200,
  TOO_MANY_BETS: 200,
  LIMIT_REACHED: 200,
  SELF_EXCLUDED: 200,
  GAME_DISABLED: 200,
  GAME_MAINTENANCE: 200,
  RTP_CHANGED: 200,
  CLIENT_SEED_REQUIRED: 200,
  CLIENT_SEED_USED: 200,
  FOUR_EYES_REQUIRED: 200,
  APPROVER_TOO_NEW: 200,
  CONFLICT: 200,
  TWO_FACTOR_REQUIRED: 200,
} as const

export type Code = keyof typeof CODE_STATUS

export const CODES = Object.keys(CODE_STATUS) as readonly Code[]

/** The brief's clients read these texts with a space where the code has an underscore. */
const MESSAGES: Partial<Record<Code, string>> = {
  INVALID_PARAMETER: 'INVALID PARAMETER',
  ACCESS_DENIED: 'ACCESS DENIED',
}

/** Transport errors carry the brief's message; a business refusal repeats its code. */
export function messageOf(code: Code, transport: boolean): string {
  return (transport && MESSAGES[code]) || code
}
