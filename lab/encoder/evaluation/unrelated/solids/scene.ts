import type { Tone } from '../painting/tones.ts'
import type { Part, Vector } from './parts.ts'

/** Solids on a floor under a sky, and the camera that sees them. Lengths are in any unit; y is up. */
export interface Scene {
  parts: readonly Part[]
  /** How far parts of one body flow into each other. */
  blend: number
  /** The height of the floor and its tone at a place, if there is one. */
  floor?: { level: number; toneAt(x: number, z: number): Tone }
  /** What is seen in a direction (of unit length) where nothing else is. */
  skyAt(x: number, y: number, z: number): Tone
  sun: Sun
  /** Light from everywhere, as a share of full light. */
  ambient: number
  camera: Camera
  /** Distance at which a half of the tones is lost in the sky's. */
  haze?: number
  /** Spread of the rays, in pixels, which makes outlines furry. */
  fuzz?: number
}

export interface Sun {
  /** Towards the sun, of any length. */
  towards: Vector
  tone: Tone
  /** Hardness of shadows: 3 for a window, 40 for the sun. */
  hardness: number
}

export interface Camera {
  from: Vector
  to: Vector
  /** Height of the picture's shorter side at a distance of 1. */
  view: number
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
