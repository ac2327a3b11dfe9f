import { useTexts } from '@camellia/i18n/texts'
import { useCallback, useEffect, useRef } from 'react'
import { toast } from './toast'

export interface NewDevice {
  readonly browser: string
  readonly system: string
  readonly address: string
}

/** Tells whoever is logged in that their account was opened in a browser never seen before. */
export function useNewDevice(): (device: NewDevice) => void {
  const { t } = useTexts()
  // The language of the moment it happens, without connecting anew when it is changed.
  const latest = useRef(t)
  useEffect(() => {
    latest.current = t
  }, [t])
  return useCallback(({ browser, system, address }: NewDevice) => {
    const what = [browser, system].filter((word) => word !== '').join(', ') || '?'
    toast('warning', latest.current('device.new', { what, address }))
  }, [])
}
