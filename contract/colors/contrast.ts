/** WCAG 2.2: contrast ratio. */
export function contrast(first = '', second = ''): number {
  const [darker = 0, lighter = 0] = [first, second].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2: relative luminance of sRGB. */
function luminance(color: string): number {
  const digits = color.slice(1).length === 3 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1)
  if (digits.length !== 6) throw new Error(`no colour: ${color}`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => {
    const value = Number.parseInt(digits.slice(place, place + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
