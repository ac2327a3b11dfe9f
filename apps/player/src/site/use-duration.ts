import { useTexts } from '@camellia/i18n/texts'
import { useMemo } from 'react'

/** Minutes as one says them: 2 hr 5 min. Latin digits in Arabic too. */
export function useDuration(): (minutes: number) => string {
  const { language } = useTexts()
  return useMemo(() => {
    const locale = language === 'ar' ? 'ar-u-nu-latn' : language
    // Made when it is said: many ask for it, and most of them for a refusal that does not come.
    const said = (count: number, unit: 'hour' | 'minute') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
    return (minutes) => {
      const whole = Math.max(0, Math.round(minutes))
      const hours = Math.floor(whole / 60)
      if (hours === 0) return said(whole, 'minute')
      const full = said(hours, 'hour')
      return whole % 60 === 0 ? full : `${full} ${said(whole % 60, 'minute')}`
    }
  }, [language])
}
