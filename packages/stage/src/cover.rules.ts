interface Size {
  readonly width: number
  readonly height: number
}

/** The scale and place at which a picture covers a screen, with a margin to drift in. */
export function cover(
  { width, height }: Size,
  { w, h }: { readonly w: number; readonly h: number },
  margin: number,
): { readonly scale: number; readonly x: number; readonly y: number } {
  const scale = Math.max((w + margin) / width, (h + margin) / height)
  return { scale, x: (w - width * scale) / 2, y: (h - height * scale) / 2 }
}
