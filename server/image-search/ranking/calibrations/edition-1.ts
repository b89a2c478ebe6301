import { directionOf } from './calibration.ts'
import type { Calibration } from './calibration.ts'

/** Of the first edition, with 320 numbers. */
export const EDITION_1: Calibration = {
  textureSlope: 8.59,
  textureMiddle: 0.473,
  matchSlope: 9.37,
  matchMiddle: 0.451,
  colorPart: 0.1,
  materialPart: 0.4,
  leastLikeness: 0.181,
  growth: 0.104,
  fewestPictures: 100,
  closeTexture: 0.56,
  sameTexture: 0.67,
  moodTexture: 0.4,
  sameColor: 0.89,
  sureTexture: 0.9,
  moodColor: 0.65,
  nearest: 5,
  kindShare: 0.35,
  material: {
    direction: directionOf(
      'RaBR+US0HSTkArTqGNAPxjID9yD2KPT1FScwBgLw3AwCAfoNDCPu+u3i4BoU9h38KfIm/P0BDCQV9+D+/Ab2/PjoD94EFQv/7wMWD/fyC/kS' +
        'FgkYFQvu6/L/BwvtFvoT+vXj7wz++/cQGPoOCAH29gP+8RoA8xD+9//6BhMO+QmmI+c8nAGsgRNL41BGFeYNQ+rn6eLszu/GAAn64y+x2SIu' +
        '8/wD0wHn4dcD1wAYQuwLEekg3dwCL+P3ETH5xQfgBgbjDw7G+RXxOeT4r/b4/h4DHygW/Rkr+wn88/H31PUGAAv7MEIL5CED4ycO7h/lKAwV' +
        '+hAFFvznAwTLLgnSKQft5urjC/hGDQsR/RcE1+4gCOwW+gcL4wUYFhIb5xD+HgT+EhX3IPkh3wTy9wD4B+YR6/IGH+vu7/fgCuICCOE=',
    ),
    step: 0.00187076,
    middle: -0.1285,
  },
}
