export const CLAY_AND_SILICATE = [
  {
    "key": "KM-CLY",
    "brand": "Kridtmose",
    "name": "泥土漆",
    "enName": "Clay paint",
    "description": "五处黏土坑，五种颜色，一点颜料也没加。潮天它吸一点水，晴天再放出来；拿深色布一擦，布上会留些细粉。",
    "enDescription": "Five clay pits, five colours, and no pigment added to any of them. The wall takes in moisture on damp days and returns it on dry ones; a dark cloth drawn across it will pick up a little dust.",
    "category": "mineralPaint",
    "unit": "litre",
    "price": [96, 104],
    "taxIncluded": true,
    "size": { "length": 230, "width": 220 },
    "shape": "tin",
    "pack": { "coverage": 6 },
    "origin": "DK",
    "attributes": {
      "finish": ["泥哑", "Earth matt"],
      "binder": ["黏土与纤维素", "Clay and cellulose"],
      "coats": [2, 3],
      "largestGrain": 0.5,
      "touchDry": 6,
      "uses": ["home", "office", "school"],
      "washable": false,
      "vapour": "V1"
    },
    "layers": [
      ["泥土漆两遍", "Clay paint, two coats", 0.4, "#B98F6B"],
      ["砂粒底漆", "Gritty primer", 0.3, "#D8CFBF"],
      ["泥灰找平", "Clay plaster", 8, "#A98C6C"]
    ],
    "coverWidth": 340,
    "room": "wall",
    "seed": 30100,
    "recipe": {
      "family": "plaster",
      "base": "#BE946F",
      "deep": "#AD825D",
      "tool": "grain",
      "relief": 0.35,
      "cloud": 0.55
    },
    "skus": [
      { "code": "RED", "shade": ["红壤", "Red earth"], "hex": "#9F5B40", "stock": 160 },
      { "code": "KAO", "shade": ["高岭", "Kaolin"], "hex": "#E3DACB", "stock": 480 },
      { "code": "LOE", "shade": ["黄土", "Loess"], "hex": "#C8A873", "stock": 350 },
      { "code": "BLU", "shade": ["青泥", "Blue clay"], "hex": "#8A9190", "stock": 140 },
      { "code": "BOG", "shade": ["沼泥", "Bog clay"], "hex": "#5C5046", "stock": 60 }
    ]
  },
  {
    "key": "KM-FAC",
    "brand": "Kridtmose",
    "name": "外墙硅溶胶漆",
    "enName": "Silica-sol facade paint",
    "description": "硅溶胶渗进下面的旧涂层里结晶，盖在原来的乳胶漆上也咬得住。淋雨后颜色深一阵，两小时就退回来。",
    "enDescription": "Silica sol crystallises inside the coat below and takes hold even over an old emulsion. Rain darkens it for a couple of hours, then it recovers.",
    "category": "mineralPaint",
    "unit": "litre",
    "price": [78, 84],
    "size": { "length": 330, "width": 300 },
    "shape": "tin",
    "pack": { "coverage": 7 },
    "origin": "DK",
    "attributes": {
      "finish": ["矿物哑", "Mineral matt"],
      "binder": ["硅溶胶与硅酸钾", "Silica sol and potassium silicate"],
      "coats": [2, 2],
      "touchDry": 4,
      "uses": ["facade", "outdoor"],
      "vapour": "V1",
      "frostProof": true,
      "fire": "A2-s1,d0"
    },
    "layers": [
      ["硅溶胶漆两遍", "Silica-sol paint, two coats", 0.25, "#C4BFAC"],
      ["旧乳胶漆", "Old emulsion", 0.15, "#DAD5C8"],
      ["水泥抹灰", "Cement render", 15, "#B3B0A9"]
    ],
    "coverWidth": 240,
    "isRal": true,
    "room": "wall",
    "seed": 30120,
    "recipe": {
      "family": "paintFilm",
      "base": "#CAC4B0",
      "tool": "brush",
      "gloss": 0.02
    },
    "sample": { "end": 200 },
    "skus": [
      { "code": "SEA", "shade": ["海堤", "Sea wall"], "hex": "#CAC4B0", "stock": 640 },
      { "code": "KIL", "shade": ["石灰窑", "Kiln yellow"], "hex": "#C6A664", "stock": 310 },
      { "code": "PAN", "shade": ["老瓦", "Old pantile"], "hex": "#C1876B", "stock": 220 },
      { "code": "GUL", "shade": ["鸥背", "Gull’s back"], "hex": "#8A9597", "stock": 380 }
    ]
  },
  {
    "key": "KM-ROU",
    "brand": "Kridtmose",
    "name": "甩浆粗灰",
    "enName": "Thrown roughcast",
    "description": "八毫米的碎石拌进石灰，用勺子从一步外甩到墙上，落成什么样就什么样。丹麦海边的农舍穿了它两百年，盐只吃掉一层皮。",
    "enDescription": "Lime and eight-millimetre gravel, flung from a scoop at one pace and left as it lands. Farmhouses on the Danish coast have worn it for two centuries and given the salt no more than the surface.",
    "category": "render",
    "unit": "kilogram",
    "price": [12, 15],
    "taxIncluded": true,
    "size": { "length": 420, "width": 340 },
    "shape": "tin",
    "pack": { "coverage": 0.07 },
    "origin": "DK",
    "attributes": {
      "finish": ["甩浆", "Thrown"],
      "binder": ["水硬石灰", "Hydraulic lime"],
      "coats": [1, 2],
      "largestGrain": 8,
      "uses": ["facade", "outdoor"],
      "vapour": "V1",
      "frostProof": true,
      "fire": "A1"
    },
    "layers": [
      ["甩浆层", "Thrown coat", 10, "#C2B8A5"],
      ["粗砂底灰", "Coarse ground coat", 12, "#ADA290"],
      ["毛石墙", "Rubble wall", 450, "#87827A"]
    ],
    "coverWidth": 200,
    "room": "wall",
    "seed": 30140,
    "recipe": {
      "family": "plaster",
      "base": "#C9C0AE",
      "deep": "#9C907C",
      "tool": "thrown",
      "relief": 3.2,
      "cloud": 0.8
    },
    "skus": [
      { "code": "GRV", "shade": ["砾滩", "Shingle"], "hex": "#BDB5A6", "stock": 900 },
      { "code": "FOA", "shade": ["浪沫", "Sea foam"], "hex": "#DEDCD3", "stock": 540 },
      { "code": "ROS", "shade": ["渔港粉", "Harbour pink"], "hex": "#C79686", "stock": 130 }
    ]
  },
  {
    "key": "KM-BES",
    "brand": "Kridtmose",
    "name": "扫帚纹灰泥",
    "enName": "Broomed render",
    "description": "抹平半小时后，用桦枝扫帚横几下竖几下地扫过去，雨水落在两毫米深的沟里便乱了方向。一面墙要一个人扫到底，中途换手看得出来。",
    "enDescription": "Half an hour after floating, a birch broom goes over it, some strokes level and some upright, and rain loses its way in the two-millimetre furrows. One person must finish what one person began, for a change of hand is plain to see.",
    "category": "render",
    "unit": "kilogram",
    "price": [16, 19],
    "taxIncluded": true,
    "size": { "length": 400, "width": 320 },
    "shape": "tin",
    "pack": { "coverage": 0.11 },
    "origin": "DK",
    "attributes": {
      "finish": ["扫纹", "Broomed"],
      "binder": ["水硬石灰", "Hydraulic lime"],
      "coats": [2, 2],
      "largestGrain": 2,
      "touchDry": 24,
      "uses": ["facade", "retail", "hotel"],
      "frostProof": true,
      "fire": "A1"
    },
    "layers": [
      ["扫纹面层", "Broomed coat", 5, "#A8A296"],
      ["底灰", "Ground coat", 10, "#B7AFA0"],
      ["空心砖", "Hollow block", 190, "#9A8F84"]
    ],
    "coverWidth": 380,
    "room": "wall",
    "seed": 30160,
    "recipe": {
      "family": "plaster",
      "base": "#B4AD9F",
      "deep": "#948C7D",
      "tool": "brush",
      "relief": 2.4,
      "cloud": 0.4
    },
    "skus": [
      { "code": "DRF", "shade": ["漂木", "Driftwood"], "hex": "#ACA393", "stock": 360 },
      { "code": "STR", "shade": ["草垛", "Haystack"], "hex": "#C7AE7B", "stock": 190 },
      { "code": "TAR", "shade": ["船底", "Hull tar"], "hex": "#56524E", "stock": 85 }
    ]
  }
]
