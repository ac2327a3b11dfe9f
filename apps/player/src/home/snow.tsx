import { lessMotion } from '@camellia/ui/count-up'
import { useEffect, useRef } from 'react'
import styles from './hero.module.css'

const FLAKES = 24

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
    const { clientWidth: width, clientHeight: height } = canvas
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    pen.clearRect(0, 0, width, height)
    for (let i = 0; i < FLAKES; i++) drawFlake(pen, i, at / 1000, width, height)
    frame = requestAnimationFrame(draw)
  }
  const watch = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame)
    if (entry?.isIntersecting) frame = requestAnimationFrame(draw)
  })
  watch.observe(canvas)
  return () => {
    watch.disconnect()
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
