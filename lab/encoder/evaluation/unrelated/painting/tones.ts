/** Red, green and blue, 0 to 1, as displays show them. */
export type Tone = readonly [red: number, green: number, blue: number]

/** Hue in degrees, saturation and lightness in percent, as `colour` has them for SVG. */
export function tone(hue: number, saturation: number, lightness: number): Tone {
  const light = Math.min(100, Math.max(0, lightness)) / 100
  const reach = (Math.min(100, Math.max(0, saturation)) / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    return light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The tone between two, `share` of the way to the second. */
export function mixed(first: Tone, second: Tone, share: number): Tone {
  const held = Math.min(1, Math.max(0, share))
  return [
    first[0] + (second[0] - first[0]) * held,
    first[1] + (second[1] - first[1]) * held,
    first[2] + (second[2] - first[2]) * held,
  ]
}

/** The tone at a place, 0 to 1, of evenly spaced ones. */
export function ramp(tones: readonly Tone[], place: number): Tone {
  const at = Math.min(0.9999, Math.max(0, place)) * (tones.length - 1)
  const [from, to] = [tones[Math.floor(at)], tones[Math.ceil(at)]]
  return mixed(from ?? [0, 0, 0], to ?? from ?? [0, 0, 0], at - Math.floor(at))
}

export function scaled([red, green, blue]: Tone, by: number): Tone {
  return [red * by, green * by, blue * by]
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function rise(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
