// Before the first paint: the theme and the direction that were chosen last, so that nothing flashes,
// and which outline of a screen is shown until the screen itself is there.
;(() => {
  const root = document.documentElement
  const scheme = /(?:^|; )camellia-office-colour-scheme=(light|dark)/.exec(document.cookie)
  if (scheme) root.dataset.theme = scheme[1]
  const language = localStorage.getItem('language')
  if (language) root.lang = language
  if (language === 'ar') root.dir = 'rtl'
  if (!localStorage.getItem('session')) root.dataset.first = 'bare'
})()
