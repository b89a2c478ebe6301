import { directionOf } from './calibration.ts'
import type { Calibration } from './calibration.ts'

/** Of the first edition, with 320 numbers. */
export const EDITION_1: Calibration = {
  textureSlope: 8.59,
  textureMiddle: 0.473,
  matchSlope: 9.22,
  matchMiddle: 0.452,
  colorPart: 0.1,
  materialPart: 0.4,
  leastLikeness: 0.221,
  growth: 0.111,
  fewestPictures: 100,
  closeTexture: 0.56,
  sameTexture: 0.68,
  moodTexture: 0.05,
  sameColor: 0.86,
  sureTexture: 0.9,
  moodColor: 0.9,
  nearest: 5,
  kindShare: 0.35,
  material: {
    direction: directionOf(
      'SYFb+DS0GTrmBq79Ic8X3iINCSD9IO32DiMtEg7n7BD+7fUTFR7q/erj5xkV+B0CIfwb//v5BRwVAOgCAwME8wbxDegBEgj79gUcD//6BgcM' +
        'EAQJEwHv6vMGAA/wGPYF/fjp8AwD/fwYF/oLAwX09AAH9xD/9gz58Pz4CgsP+gKhF+o8nuuqiR07/EZEGuQPJdPc5vjy1vq98PAO4kW92Qgq' +
        'Ffn7wwUH6doC2foWT98P/+0n1tgLMub9FCQGywLzFQ7oAgvP9gPyOu33wezz/xwKGicZ9x8Z+g/06f4O0wUPDAkIITIN4BYP4yQO3yDaLAwU' +
        '6A/6Cu7s+QHRKBbYMP/j5uvrBPhAAw4J+hES4OkdBe4OBQQS8QUODBMZ+QcGEf/+Bgr7GvUT4gn3+AD7DOgI7P0JHfTm9AHnBugECOU=',
    ),
    step: 0.00193866,
    middle: -0.1289,
  },
}
