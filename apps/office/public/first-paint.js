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
    const list = document.querySelector(`meta[name=files-${what}]`)
    for (const href of list?.content.split(' ') ?? []) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    }
  }
  send(`texts-${root.lang}`)
})()
