export const ENCAUSTIC = [
  {
    "key": "AC-EST",
    "brand": "Alcarreda",
    "name": "八角星水泥花砖",
    "enName": "Estrella cement tile",
    "description": "铜模隔开三种色浆，浇四毫米，抽模，压实，水里养一天。一块一颗星，角上的小花却要四块凑齐才圆。",
    "enDescription": "A brass mould keeps three slurries apart; four millimetres are poured, the mould is drawn and the press comes down. Each tile holds its star alone, but the small flower at the corner needs four of them.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [328, 372],
    "taxIncluded": true,
    "size": { "length": 200, "width": 200, "thickness": 16 },
    "pack": { "coverage": 0.48, "pieces": 12 },
    "origin": "ES",
    "attributes": {
      "thickness": 16,
      "wearLayer": 4,
      "finish": ["水磨", "Wet ground"],
      "repeat": 200,
      "jointWidth": 1.5,
      "needsSealing": true,
      "slip": "R10",
      "uses": ["home", "hotel", "kitchen"],
      "weight": 35
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 309 }],
    "layers": [
      ["色浆面层", "Pigmented face", 4, "#3E5A66"],
      ["干灰吸水层", "Dry cement layer", 4, "#BDB8AE"],
      ["砂浆底", "Sand-cement back", 8, "#A8A298"]
    ],
    "coverWidth": 820,
    "room": "floor",
    "seed": 20384,
    "recipe": {
      "family": "encaustic",
      "pattern": "star",
      "colours": ["#DDD5C4", "#3E5A66", "#B9784F"],
      "side": 201.5,
      "joint": 1.5,
      "jointColour": "#B3AB9C",
      "wear": 0.4
    },
    "skus": [
      { "code": "TOL", "shade": ["青与陶", "Teal and clay"], "hex": "#BDAC9D", "stock": 260 },
      {
        "code": "CAR",
        "shade": ["炭与白", "Coal and white"],
        "hex": "#B0ADA6",
        "stock": 310,
        "recipe": { "colours": ["#D9D5CC", "#3B3B3D", "#8E8B85"] }
      },
      {
        "code": "OLI",
        "shade": ["橄榄与粉", "Olive and pink"],
        "hex": "#C3AD9B",
        "stock": 120,
        "recipe": { "colours": ["#DDCDBB", "#6E7050", "#C28D7C"] }
      },
      {
        "code": "NOC",
        "shade": ["夜蓝", "Night blue"],
        "hex": "#79818C",
        "stock": 85,
        "recipe": { "colours": ["#33445F", "#CFC9BC", "#6D87A0"] },
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "AC-CUA",
    "brand": "Alcarreda",
    "name": "四叶修院花砖",
    "enName": "Cloister quatrefoil",
    "description": "图样描自拉曼恰一座修道院的走廊，中间的砖已经踩凹，只有贴墙没人走的几块还看得清。浅底吃色，铺完当天就封。",
    "enDescription": "The pattern was traced in a convent passage in La Mancha, from the few tiles along the wall that nobody had worn down. Its pale ground drinks stains; seal it the day it is laid.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [342, 388],
    "size": { "length": 200, "width": 200, "thickness": 16 },
    "pack": { "coverage": 0.48, "pieces": 12 },
    "origin": "ES",
    "attributes": {
      "thickness": 16,
      "wearLayer": 4,
      "finish": ["哑面", "Matt"],
      "repeat": 200,
      "jointWidth": 1.5,
      "needsSealing": true,
      "bending": 5,
      "uses": ["home", "retail", "hotel"],
      "weight": 35
    },
    "layers": [
      ["色浆面层", "Pigmented face", 4, "#C9BBA2"],
      ["干灰吸水层", "Dry cement layer", 4, "#BDB8AE"],
      ["砂浆底", "Sand-cement back", 8, "#A8A298"]
    ],
    "coverWidth": 900,
    "room": "floor",
    "seed": 20400,
    "recipe": {
      "family": "encaustic",
      "pattern": "quatrefoil",
      "colours": ["#D8CBB2", "#7C3F35", "#4B5A4E"],
      "side": 201.5,
      "joint": 1.5,
      "jointColour": "#AFA592",
      "wear": 0.75
    },
    "skus": [
      { "code": "GRN", "shade": ["石榴红", "Garnet"], "hex": "#AE9F8C", "stock": 190 },
      {
        "code": "SLV",
        "shade": ["鼠尾草", "Sage"],
        "hex": "#BBBCAA",
        "stock": 230,
        "recipe": { "colours": ["#D6D3C3", "#7F8E78", "#A9AF98"] }
      },
      {
        "code": "TIN",
        "shade": ["墨", "Ink"],
        "hex": "#807E79",
        "stock": 95,
        "recipe": { "colours": ["#46494E", "#C5BFB2", "#7F7D79"], "wear": 0.6 }
      }
    ]
  },
  {
    "key": "AC-OND",
    "brand": "Alcarreda",
    "name": "连环水泥花砖",
    "enName": "Linked ring tile",
    "description": "弧线从一块砖走到下一块，错开半毫米眼睛就看得见，所以模子每压三千块要重锉一次。坐着看是花瓣，爬上梯子看是环。",
    "enDescription": "Arcs run on from one tile to the next and the eye catches a step of half a millimetre, so the mould is filed true after three thousand pressings. From a chair one sees petals, from a ladder rings.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [396, 440],
    "taxIncluded": true,
    "size": { "length": 200, "width": 200, "thickness": 16 },
    "pack": { "coverage": 0.48, "pieces": 12 },
    "origin": "ES",
    "attributes": {
      "thickness": 16,
      "wearLayer": 4,
      "finish": ["水磨", "Wet ground"],
      "repeat": 200,
      "jointWidth": 1.5,
      "needsSealing": true,
      "waterAbsorption": 8,
      "uses": ["retail", "hotel", "bath"],
      "weight": 35
    },
    "layers": [
      ["色浆面层", "Pigmented face", 4, "#D2B7A4"],
      ["干灰吸水层", "Dry cement layer", 4, "#BDB8AE"],
      ["砂浆底", "Sand-cement back", 8, "#A8A298"]
    ],
    "coverWidth": 700,
    "room": "wall",
    "seed": 20416,
    "recipe": {
      "family": "encaustic",
      "pattern": "circles",
      "colours": ["#D6B8A6", "#F0E6DA", "#8A5A52"],
      "side": 201.5,
      "joint": 1.5,
      "jointColour": "#B9A596",
      "wear": 0.3
    },
    "skus": [
      { "code": "ROS", "shade": ["陶粉", "Clay pink"], "hex": "#DBC5B6", "stock": 170 },
      {
        "code": "MAR",
        "shade": ["海青", "Sea green"],
        "hex": "#A7B7AF",
        "stock": 140,
        "recipe": { "colours": ["#7C9F99", "#E1E2D6", "#3F5F62"] }
      },
      {
        "code": "MOS",
        "shade": ["芥黄", "Mustard"],
        "hex": "#CEB785",
        "stock": 0,
        "recipe": { "colours": ["#C4A150", "#EADFBF", "#6A5A3A"] },
        "leadTimeDays": 45
      }
    ]
  },
  {
    "key": "AC-ROM",
    "brand": "Alcarreda",
    "name": "菱框两色花砖",
    "enName": "Framed diamond",
    "description": "一块砖一个菱框，四块碰头，角上又多出一颗谁也没画的小菱。从前面包房爱铺浅底的，面粉落上去看不出来。",
    "enDescription": "One tile carries one lozenge, and where four meet, their corners close into a smaller one that nobody drew. Bakeries used to ask for the pale ground, because flour did not show.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [268, 298],
    "taxIncluded": true,
    "size": { "length": 150, "width": 150, "thickness": 14 },
    "pack": { "coverage": 0.54, "pieces": 24 },
    "origin": "ES",
    "attributes": {
      "thickness": 14,
      "wearLayer": 3,
      "finish": ["哑面", "Matt"],
      "repeat": 150,
      "jointWidth": 1.5,
      "needsSealing": true,
      "slip": "R10",
      "uses": ["retail", "kitchen", "home"],
      "weight": 31
    },
    "layers": [
      ["双色浆面层", "Two-colour face", 3, "#B4AFA6"],
      ["砂浆底", "Sand-cement back", 11, "#A8A298"]
    ],
    "coverWidth": 620,
    "room": "floor",
    "seed": 20432,
    "recipe": {
      "family": "encaustic",
      "pattern": "diamond",
      "colours": ["#DCD7CB", "#7E8C93"],
      "side": 151.5,
      "joint": 1.5,
      "jointColour": "#B5B0A6",
      "wear": 0.5
    },
    "skus": [
      { "code": "AZG", "shade": ["灰蓝", "Grey-blue"], "hex": "#C8C6BE", "stock": 330 },
      {
        "code": "TIE",
        "shade": ["土红", "Earth red"],
        "hex": "#CBB09A",
        "stock": 210,
        "recipe": { "colours": ["#D9C4AC", "#9C5844"] }
      },
      {
        "code": "NEG",
        "shade": ["黑白", "Black and white"],
        "hex": "#C2BEB7",
        "stock": 400,
        "recipe": { "colours": ["#DEDAD1", "#38383A"] }
      },
      {
        "code": "VER",
        "shade": ["瓶绿", "Bottle green"],
        "hex": "#AEB3A2",
        "stock": 150,
        "recipe": { "colours": ["#C7C9B6", "#2F5245"] }
      }
    ]
  },
  {
    "key": "AC-CUB",
    "brand": "Alcarreda",
    "name": "错觉方块花砖",
    "enName": "Climbing cube",
    "description": "同一色分三个深浅，地面便一格格鼓起来，眼睛会想去爬。窄过道慎用，老人走到这里要抬脚。",
    "enDescription": "Three shades of one colour raise a floor of blocks that the eye tries to climb. Think twice in a narrow passage, where people will lift their feet.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [362, 404],
    "size": { "length": 200, "width": 200, "thickness": 16 },
    "pack": { "coverage": 0.48, "pieces": 12 },
    "origin": "ES",
    "attributes": {
      "thickness": 16,
      "wearLayer": 4,
      "finish": ["水磨", "Wet ground"],
      "repeat": 200,
      "jointWidth": 1.5,
      "needsSealing": true,
      "underfloorHeating": true,
      "uses": ["retail", "hotel"],
      "weight": 35
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 310 }],
    "layers": [
      ["色浆面层", "Pigmented face", 4, "#8F9296"],
      ["干灰吸水层", "Dry cement layer", 4, "#BDB8AE"],
      ["砂浆底", "Sand-cement back", 8, "#A8A298"]
    ],
    "coverWidth": 760,
    "room": "floor",
    "seed": 20448,
    "recipe": {
      "family": "encaustic",
      "pattern": "cube",
      "colours": ["#DAD6CD", "#8F9192", "#45484C"],
      "side": 201.5,
      "joint": 1.5,
      "jointColour": "#9A978F",
      "wear": 0.35
    },
    "skus": [
      { "code": "GRI", "shade": ["三灰", "Three greys"], "hex": "#9E9D9A", "stock": 180 },
      {
        "code": "OCR",
        "shade": ["三赭", "Three ochres"],
        "hex": "#B79B6D",
        "stock": 90,
        "recipe": { "colours": ["#E3CFA0", "#BA8F4C", "#75552F"] }
      },
      {
        "code": "AGU",
        "shade": ["三水", "Three waters"],
        "hex": "#90A6A6",
        "stock": 120,
        "recipe": { "colours": ["#CBDAD5", "#7B9EA2", "#3B5C66"] }
      }
    ]
  },
  {
    "key": "AC-FLO",
    "brand": "Alcarreda",
    "name": "毛边四季花砖",
    "enName": "Soft-rimmed flower",
    "description": "花瓣外有一圈浆晕开的毛边，手倒的才有，机器压不出来。颜料只用土和氧化物，晒十年，大约淡一成。",
    "enDescription": "A soft rim round each petal shows that the slurry was poured by hand. Pigments are earths and oxides, which lose about a tenth of their strength in ten years of sun.",
    "category": "encaustic",
    "unit": "square_meter",
    "price": [378, 426],
    "taxIncluded": true,
    "size": { "length": 250, "width": 250, "thickness": 18 },
    "pack": { "coverage": 0.5, "pieces": 8 },
    "origin": "ES",
    "attributes": {
      "thickness": 18,
      "wearLayer": 4,
      "finish": ["哑面", "Matt"],
      "repeat": 250,
      "jointWidth": 2,
      "needsSealing": true,
      "slip": "R10",
      "uses": ["home", "hotel", "outdoor"],
      "weight": 40
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 312 }],
    "layers": [
      ["手倒色浆", "Hand-poured face", 4, "#5D7A74"],
      ["干灰吸水层", "Dry cement layer", 5, "#BDB8AE"],
      ["砂浆底", "Sand-cement back", 9, "#A8A298"]
    ],
    "coverWidth": 1000,
    "room": "floor",
    "seed": 20464,
    "recipe": {
      "family": "encaustic",
      "pattern": "flower",
      "colours": ["#5E7B74", "#E2D8C4", "#C98A5A", "#33474A"],
      "side": 252,
      "joint": 2,
      "jointColour": "#A9A294",
      "wear": 0.55
    },
    "skus": [
      { "code": "VER", "shade": ["夏", "Summer"], "hex": "#9E9E8F", "stock": 160 },
      {
        "code": "OTO",
        "shade": ["秋", "Autumn"],
        "hex": "#B09075",
        "stock": 130,
        "recipe": { "colours": ["#9B6B4C", "#E4D2B2", "#5C3B30", "#C99A5B"] }
      },
      {
        "code": "INV",
        "shade": ["冬", "Winter"],
        "hex": "#C2C4C4",
        "stock": 200,
        "recipe": { "colours": ["#B9BDBF", "#EAE8E1", "#6C7A86", "#464E57"] }
      },
      {
        "code": "PRI",
        "shade": ["春", "Spring"],
        "hex": "#CDB7A4",
        "stock": 75,
        "recipe": { "colours": ["#DACBB6", "#C3857E", "#8FA383", "#F0E8DA"] }
      }
    ]
  }
]
