import {
  INQUIRY_STATUSES,
  type InquiryCategory,
  type InquiryStatus,
  type MyInquiry,
} from '@camellia/contract/inquiry'
import type { TextKey } from '@camellia/i18n/texts'

export interface InquiryStep {
  readonly name: InquiryStatus
  readonly state: 'past' | 'now' | 'next'
}

/** Asked, looked at, answered: how far it is. One that is answered waits for nothing more. */
export function stepsOf(status: InquiryStatus): readonly InquiryStep[] {
  const at = INQUIRY_STATUSES.indexOf(status)
  const done = status === 'FINISHED'
  return INQUIRY_STATUSES.map((name, order) => ({
    name,
    state: order < at || (done && order === at) ? 'past' : order === at ? 'now' : 'next',
  }))
}

/** One that was asked in one tap has no title of its own: its channel says it all. */
export function titleOf({ title, channel }: Pick<MyInquiry, 'title' | 'channel'>): {
  readonly text?: string
  readonly key: TextKey
} {
  const key = `inquiryChannel.${channel}` as const
  return title === '' ? { key } : { key, text: title }
}

export interface Asking {
  readonly category: InquiryCategory | undefined
  readonly title: string
  readonly content: string
}

export type AskErrors = Partial<Readonly<Record<keyof Asking, TextKey>>>

export function askErrors({ category, title, content }: Asking): AskErrors {
  return {
    ...(!category && { category: 'inquiry.needCategory' }),
    ...(title.trim() === '' && { title: 'inquiry.needTitle' }),
    ...(content.trim() === '' && { content: 'inquiry.needContent' }),
  }
}
