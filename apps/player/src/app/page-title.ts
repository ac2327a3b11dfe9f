import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { useEffect } from 'react'

const TITLES: Readonly<Record<string, TextKey>> = {
  '/home': 'nav.home',
  '/slot': 'nav.slot',
  '/slot-games': 'nav.slot',
  '/mini': 'nav.mini',
  '/game': 'nav.mini',
  '/deposit': 'nav.deposit',
  '/withdraw': 'nav.withdraw',
  '/bet-history': 'nav.history',
  '/transactions': 'nav.transactions',
  '/fairness': 'nav.fairness',
  '/fairness/how': 'fair.howTitle',
  '/notice': 'nav.notice',
  '/help-center': 'nav.help',
  '/message': 'nav.message',
  '/profile': 'nav.my',
  '/refer-friend': 'nav.refer',
  '/access-control': 'device.title',
  '/protection': 'nav.protection',
  '/my-figures': 'nav.figures',
}

export function usePageTitle(path: string): void {
  const { t } = useTexts()
  useEffect(() => {
    const key = TITLES[path]
    document.title = key ? `${t(key)} · Camellia` : 'Camellia'
  }, [path, t])
}
