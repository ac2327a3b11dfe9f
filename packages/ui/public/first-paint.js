// Before the first paint: the theme and the direction that were chosen last, so that nothing flashes,
// which outline of a page is shown until the page itself is there, the files the page will ask for
// first, and when the site itself begins. What differs between the sites stands at their <html>.
;(() => {
  const root = document.documentElement
  const { schemeCookie, firstPage, bare, door } = root.dataset
  const scheme = new RegExp(`(?:^|; )${schemeCookie}=(light|dark)`).exec(document.cookie)
  if (scheme) root.dataset.theme = scheme[1]
  const language = localStorage.getItem('language')
  if (language) root.lang = language
  if (language === 'ar') root.dir = 'rtl'

  const page = location.pathname.split('/')[1] || firstPage
  const outside = door && !localStorage.getItem('session')
  root.dataset.first = outside || bare.split(' ').includes(page) ? 'bare' : page

  const filesFor = (what) =>
    document.querySelector(`meta[name="files-${what}"]`)?.content.split(' ') ?? []
  const send = (what) => {
    for (const href of filesFor(what)) {
      const how = href.endsWith('.css')
        ? { rel: 'preload', as: 'style', crossOrigin: '' }
        : { rel: 'modulepreload' }
      document.head.append(Object.assign(document.createElement('link'), { ...how, href }))
    }
  }
  send(`texts-${root.lang}`)
  if (outside) send(`page-${door}`)
  else {
    send('shell')
    const address = location.pathname.slice(1)
    send(filesFor(`page-${address}`).length > 0 ? `page-${address}` : `page-${page}`)
    if (page === 'game') {
      send('slot')
      const [, code] = /[?&]code=([\w-]+)/.exec(location.search) ?? []
      send(`slot-${code}`)
    }
  }

  const begin = () => {
    for (const file of filesFor('site')) void import(file)
  }
  // Nothing is drawn while nobody looks.
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
})()
