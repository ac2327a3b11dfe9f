// Before the first paint: the theme and the direction that were chosen last, so that nothing flashes,
// which outline of a screen is shown until the screen itself is there,
// and the files the screen will ask for first.
;(() => {
  const root = document.documentElement
  const scheme = /(?:^|; )camellia-office-colour-scheme=(light|dark)/.exec(document.cookie)
  if (scheme) root.dataset.theme = scheme[1]
  const language = localStorage.getItem('language')
  if (language) root.lang = language
  if (language === 'ar') root.dir = 'rtl'
  if (!localStorage.getItem('session')) root.dataset.first = 'bare'
  const send = (what) => {
    const list = document.querySelector(`meta[name="files-${what}"]`)
    for (const href of list?.content.split(' ') ?? []) {
      const how = href.endsWith('.css')
        ? { rel: 'preload', as: 'style', crossOrigin: '' }
        : { rel: 'modulepreload' }
      document.head.append(Object.assign(document.createElement('link'), { ...how, href }))
    }
  }
  send(`texts-${root.lang}`)
  if (root.dataset.first) return send('page-login')
  send('shell')
  send(`page-${location.pathname.split('/')[1] || 'dashboard'}`)
})()
