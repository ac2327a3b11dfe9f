// Before the first paint: the theme and the direction that were chosen last, so that nothing flashes,
// which outline of a page is shown until the page itself is there,
// and the files the page will ask for first.
;(() => {
  const root = document.documentElement
  const scheme = /(?:^|; )camellia-colour-scheme=(light|dark)/.exec(document.cookie)
  if (scheme) root.dataset.theme = scheme[1]
  const language = localStorage.getItem('language')
  if (language) root.lang = language
  if (language === 'ar') root.dir = 'rtl'
  const page = location.pathname.split('/')[1] || 'home'
  const bare = ['game', 'signup', 'forgot-password', 'checkup', 'not-authorized', 'pages']
  root.dataset.first = bare.includes(page) ? 'bare' : page
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
  send(`page-${page}`)
  if (page !== 'game') return
  send('slot')
  const [, code] = /[?&]code=([\w-]+)/.exec(location.search) ?? []
  send(`slot-${code}`)
})()
