import type { Calibration } from './calibration.ts'

/** Of the second edition, with 256 numbers. Its limit of "no close match" is as good without a material score. */
export const EDITION_2: Calibration = {
  textureSlope: 8.3,
  textureMiddle: 0.519,
  matchSlope: 8.8,
  matchMiddle: 0.497,
  colorPart: 0.1,
  materialPart: 0,
  leastLikeness: 0.388,
  growth: 0.108,
  fewestPictures: 100,
  closeTexture: 0.63,
  sameTexture: 0.78,
  moodTexture: 0,
  sameColor: 0.8,
  sureTexture: 0.94,
  moodColor: 0.9,
  nearest: 5,
  kindShare: 0.2,
  material: undefined,
}
