import { lessMotion } from './count-up'

const WRONG = '[aria-invalid="true"]'
/** How long a server may take to say that a field is wrong. */
const WAIT_MS = 5_000

/** After every submit of a form: its first wrong field comes into view and has the focus. */
export function showWrongFields(): () => void {
  let stopWaiting = () => {}
  const onSubmit = ({ target }: Event) => {
    stopWaiting()
    if (target instanceof HTMLFormElement) stopWaiting = waitForWrong(target)
  }
  document.addEventListener('submit', onSubmit)
  return () => {
    stopWaiting()
    document.removeEventListener('submit', onSubmit)
  }
}

function waitForWrong(form: HTMLFormElement): () => void {
  const look = () => {
    const wrong = form.querySelector<HTMLElement>(WRONG)
    if (!wrong) return
    stop()
    wrong.focus({ preventScroll: true })
    wrong.scrollIntoView({ block: 'center', behavior: lessMotion() ? 'auto' : 'smooth' })
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => stop(), WAIT_MS)
  const frame = requestAnimationFrame(look)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  watch.observe(form, { attributes: true, attributeFilter: ['aria-invalid'], subtree: true })
  return stop
}
