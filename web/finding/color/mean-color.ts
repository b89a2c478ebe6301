/**
 * The mean colour of some pixels, four bytes each (sRGB, alpha), as `#rrggbb`. The mean is that of the light: sRGB is
 * decoded first (IEC 61966-2-1). Transparent pixels count as white paper does behind them.
 */
export function meanColor(pixels: Uint8ClampedArray): string {
  const light = [0, 0, 0]
  const count = pixels.length / 4
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    for (const channel of [0, 1, 2])
      light[channel] = (light[channel] ?? 0) + alpha * decode((pixels[at + channel] ?? 0) / 255) + 1 - alpha
  }
  const bytes = light.map((sum) => Math.round(encode(sum / count) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encode(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}
