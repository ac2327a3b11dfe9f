import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { previewSetting, type Setting, type SettingValue } from '@camellia/contract/setting-admin'
import { useState } from 'react'
import { usePaused } from '../site/use-paused'
import { boxOf, sorted, typedValue } from './settings.rules'

export interface Draft {
  readonly box: string
  readonly texts: Readonly<Record<string, string>>
  /** Undefined: what was typed means nothing. */
  readonly value: SettingValue | undefined
  readonly dirty: boolean
  readonly preview: OutputOf<typeof previewSetting> | undefined
  readonly onBox: (box: string) => void
  readonly onTexts: (texts: Readonly<Record<string, string>>) => void
  /** Back to the default; saved only when it is sent. */
  readonly reset: () => void
  readonly forget: () => void
}

/** What somebody types, and what the server says it would do. */
export function useDraft(setting: Setting): Draft {
  const [typed, setTyped] = useState<SettingValue | string>()
  const draft = draftOf(setting, typed)
  const { value, dirty } = draft
  const asked = usePaused(JSON.stringify(value ?? null))
  const settled = asked === JSON.stringify(value ?? null)
  const { data } = useEndpoint(
    previewSetting,
    { key: setting.key, value: JSON.parse(asked || 'null') },
    { enabled: dirty && value !== undefined && settled },
  )
  return {
    ...draft,
    preview: dirty && settled ? data : undefined,
    onBox: setTyped,
    onTexts: (texts) => setTyped({ ...texts }),
    reset: () => setTyped(setting.kind === 'TEXTS' ? setting.otherwise : boxOf(setting.otherwise)),
    forget: () => setTyped(undefined),
  }
}

function draftOf(setting: Setting, typed: SettingValue | string | undefined) {
  const now = typed === undefined ? setting.value : typed
  const isTexts = setting.kind === 'TEXTS'
  const texts = (isTexts && typeof now === 'object' ? now : {}) as Record<string, string>
  const box = typeof typed === 'string' && !isTexts ? typed : boxOf(now)
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))
  const value = isTexts ? written : typedValue(setting, box)
  const dirty =
    typed !== undefined &&
    JSON.stringify(sorted(value ?? null)) !== JSON.stringify(sorted(setting.value))
  return {
    box,
    texts,
    value: value as SettingValue | undefined,
    dirty: dirty || value === undefined,
  }
}
