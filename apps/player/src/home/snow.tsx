import { lessMotion } from '@camellia/ui/count-up'
import { useEffect, useRef } from 'react'
import styles from './hero.module.css'

const FLAKES = 24
const BEGINS_MS = 2_000

/** A little snow over the flower; it rests while out of sight and where less motion is asked for. */
export function Snow() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen || lessMotion()) return
    return letItSnow(canvas.current, pen)
  }, [])
  return <canvas ref={canvas} className={styles.snow} />
}

function letItSnow(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): () => void {
  let frame = 0
  const draw = (at: number) => {
    const { width, height } = canvas
    pen.clearRect(0, 0, width, height)
    for (let i = 0; i < FLAKES; i++) drawFlake(pen, i, at / 1000, width, height)
    frame = requestAnimationFrame(draw)
  }
  const size = new ResizeObserver(([entry]) => {
    canvas.width = entry?.contentRect.width ?? 0
    canvas.height = entry?.contentRect.height ?? 0
  })
  const sight = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame)
    if (entry?.isIntersecting) frame = requestAnimationFrame(draw)
  })
  // Not while the page is still being put together.
  const begin = setTimeout(() => {
    size.observe(canvas)
    sight.observe(canvas)
  }, BEGINS_MS)
  return () => {
    clearTimeout(begin)
    size.disconnect()
    sight.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Where a flake is follows from its number and the time: nothing to keep, nothing by chance. */
function drawFlake(
  pen: CanvasRenderingContext2D,
  i: number,
  seconds: number,
  width: number,
  height: number,
): void {
  const spread = (i * 0.618034) % 1
  const fallS = 12 + ((i * 7) % 9)
  const part = (seconds / fallS + spread) % 1
  const x = ((i * 0.754878) % 1) * width + Math.sin(seconds * 0.4 + i) * 18
  pen.globalAlpha = 0.5 * Math.sin(part * Math.PI)
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.arc(x, part * (height + 20) - 10, 0.8 + spread * 1.6, 0, 7)
  pen.fill()
}
