import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { readAlarmChoice, saveAlarmChoice } from '@camellia/contract/alarm'
import type { AlarmKind } from '@camellia/contract/push'
import { useTexts } from '@camellia/i18n/texts'
import { toast } from '@camellia/ui/toast'
import { useEffect } from 'react'
import { muteAlarms, useMutedAlarms } from '../site/alarms'
import { withMuted } from './alarm.rules'

/** Whoever is logged in hears only what they chose, wherever they log in. */
export function useAlarmChoice(): void {
  const { data } = useEndpoint(readAlarmChoice, {})
  useEffect(() => {
    if (data) muteAlarms(data.muted)
  }, [data])
}

/** Turns a kind on or off at once; a no from the server puts it back. */
export function useChooseAlarm(): {
  readonly muted: readonly AlarmKind[]
  readonly choose: (kind: AlarmKind, on: boolean) => void
} {
  const { t } = useTexts()
  const muted = useMutedAlarms()
  const refresh = useRefresh()
  const { run } = useAction(saveAlarmChoice, {
    onDone: () => void refresh(readAlarmChoice),
    onRefused: ({ code }) => {
      toast('warning', t(`code.${code}`))
      void refresh(readAlarmChoice)
    },
  })
  return {
    muted,
    choose: (kind, on) => {
      const next = withMuted(muted, kind, !on)
      muteAlarms(next)
      run({ muted: [...next] })
    },
  }
}
