/**
 * Runs inside the browser: draws one scene in strips (so that the software renderer is not
 * stopped for taking too long), averages `samples`² shifted passes, and adds a light bloom.
 */
export async function drawScene({ source, width, height, samples }) {
  const GLYPH = 128
  const ATLAS = 1024
  const STRIP = 40

  const gl = newCanvas(width, height).getContext('webgl2', { antialias: false })
  const program = link(gl, source)
  triangle(gl, program)
  texture(gl, glyphs())
  gl.viewport(0, 0, width, height)
  gl.uniform2f(gl.getUniformLocation(program, 'R'), width, height)
  gl.uniform1i(gl.getUniformLocation(program, 'T'), 0)
  return bloom(await average()).toDataURL('image/webp', 0.86)

  function newCanvas(w, h) {
    const canvas = document.createElement('canvas')
    canvas.width = w
    canvas.height = h
    return canvas
  }

  function link(g, fragment) {
    const made = g.createProgram()
    const vertex = '#version 300 es\nin vec2 a;void main(){gl_Position=vec4(a,0,1);}'
    for (const [type, text] of [
      [g.VERTEX_SHADER, vertex],
      [g.FRAGMENT_SHADER, fragment],
    ]) {
      const shader = g.createShader(type)
      g.shaderSource(shader, text)
      g.compileShader(shader)
      if (!g.getShaderParameter(shader, g.COMPILE_STATUS)) throw Error(g.getShaderInfoLog(shader))
      g.attachShader(made, shader)
    }
    g.linkProgram(made)
    g.useProgram(made)
    return made
  }

  function triangle(g, made) {
    g.bindBuffer(g.ARRAY_BUFFER, g.createBuffer())
    g.bufferData(g.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), g.STATIC_DRAW)
    const at = g.getAttribLocation(made, 'a')
    g.enableVertexAttribArray(at)
    g.vertexAttribPointer(at, 2, g.FLOAT, false, 0, 0)
  }

  /** Numbers and card ranks, eight to a row: a scene writes on its surfaces with them. */
  function glyphs() {
    const atlas = newCanvas(ATLAS, ATLAS)
    const pen = atlas.getContext('2d')
    pen.fillRect(0, 0, ATLAS, ATLAS)
    pen.fillStyle = '#fff'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const words = [...Array(46).keys()].map(String).concat(['A', 'K', 'Q', 'J'])
    words.forEach((word, i) => {
      pen.font = `800 ${word.length > 1 ? 74 : 92}px sans-serif`
      pen.fillText(word, (i % 8) * GLYPH + 64, Math.floor(i / 8) * GLYPH + 70)
    })
    return atlas
  }

  function texture(g, atlas) {
    g.bindTexture(g.TEXTURE_2D, g.createTexture())
    g.texImage2D(g.TEXTURE_2D, 0, g.RGBA, g.RGBA, g.UNSIGNED_BYTE, atlas)
    g.texParameteri(g.TEXTURE_2D, g.TEXTURE_MIN_FILTER, g.LINEAR)
  }

  async function average() {
    const sum = new Float32Array(width * height * 4)
    const pass = new Uint8Array(width * height * 4)
    gl.enable(gl.SCISSOR_TEST)
    for (let sample = 0; sample < samples * samples; sample++) {
      const x = ((sample % samples) + 0.5) / samples - 0.5
      const y = (Math.floor(sample / samples) + 0.5) / samples - 0.5
      gl.uniform2f(gl.getUniformLocation(program, 'J'), x, y)
      for (let from = 0; from < height; from += STRIP) {
        gl.scissor(0, from, width, STRIP)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        gl.readPixels(
          0,
          from,
          width,
          Math.min(STRIP, height - from),
          gl.RGBA,
          gl.UNSIGNED_BYTE,
          pass.subarray(from * width * 4),
        )
        await new Promise((resolve) => setTimeout(resolve))
      }
      for (let i = 0; i < pass.length; i++) sum[i] += pass[i]
    }
    return sum
  }

  /** The picture comes bottom row first from the graphics side. */
  function bloom(sum) {
    const canvas = newCanvas(width, height)
    const pen = canvas.getContext('2d')
    const image = pen.createImageData(width, height)
    const row = width * 4
    for (let y = 0; y < height; y++)
      for (let i = 0; i < row; i++)
        image.data[(height - 1 - y) * row + i] = sum[y * row + i] / samples ** 2
    pen.putImageData(image, 0, 0)
    const blurred = newCanvas(width, height)
    const soft = blurred.getContext('2d')
    soft.filter = `blur(${(14 * width) / 800}px) brightness(.9) contrast(1.5)`
    soft.drawImage(canvas, 0, 0)
    pen.globalCompositeOperation = 'screen'
    pen.globalAlpha = 0.15
    pen.drawImage(blurred, 0, 0)
    return canvas
  }
}
