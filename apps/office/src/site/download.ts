/** Hands the browser a file made of these texts. */
export function downloadText(name: string, ...texts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...texts], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
