/** On their way: whoever needs a picture takes the one that was asked for before. */
const coming = new Map<string, Promise<ImageBitmap>>()

/** Asks for a picture that will be needed soon. */
export function warmPicture(url: string): void {
  if (coming.has(url)) return
  const picture = fetchPicture(url)
  // A failure is told to the one who takes it.
  picture.catch(() => {})
  coming.set(url, picture)
}

/** A picture, decoded away from the page's own thread. */
export function loadPicture(url: string): Promise<ImageBitmap> {
  const picture = coming.get(url) ?? fetchPicture(url)
  coming.delete(url)
  return picture
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
  return createImageBitmap(await reply.blob())
}
