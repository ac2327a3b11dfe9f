// Before the first paint: the theme and the direction that were chosen last, so that nothing flashes.
;(() => {
  const root = document.documentElement
  const scheme = /(?:^|; )camellia-colour-scheme=(light|dark)/.exec(document.cookie)
  if (scheme) root.dataset.theme = scheme[1]
  const language = localStorage.getItem('language')
  if (language) root.lang = language
  if (language === 'ar') root.dir = 'rtl'
})()
