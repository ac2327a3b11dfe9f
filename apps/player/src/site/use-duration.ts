import { useTexts } from '@camellia/i18n/texts'
import { useMemo } from 'react'

/** Minutes as one says them: 2 hr 5 min. Latin digits in Arabic too. */
export function useDuration(): (minutes: number) => string {
  const { language } = useTexts()
  return useMemo(() => {
    const locale = language === 'ar' ? 'ar-u-nu-latn' : language
    const unit = (of: 'hour' | 'minute') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short' }).format
    const [hour, minute] = [unit('hour'), unit('minute')]
    return (minutes) => {
      const whole = Math.max(0, Math.round(minutes))
      const hours = Math.floor(whole / 60)
      if (hours === 0) return minute(whole)
      return whole % 60 === 0 ? hour(hours) : `${hour(hours)} ${minute(whole % 60)}`
    }
  }, [language])
}
