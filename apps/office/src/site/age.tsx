import { toneOfAge } from './age.rules'
import { useFormats } from './formats'
import { useNow } from './now'

/** How long a request waits, counting while one looks. */
export function AgeOf({ since }: { readonly since: string }) {
  const { age } = useFormats()
  const ms = useNow() - Date.parse(since)
  const tone = toneOfAge(ms)
  return (
    <bdi className={tone === 'plain' ? 'n f12 t3' : `n f12 semi tone-${tone}`} dir="auto">
      {age(ms)}
    </bdi>
  )
}
