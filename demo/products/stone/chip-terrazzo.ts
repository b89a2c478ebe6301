export const CHIP_TERRAZZO = [
  {
    "key": "TR-PAL",
    "brand": "Terrana",
    "name": "摆石水磨石",
    "enName": "Laid-stone terrazzo",
    "description": "大理石敲成手掌大，一片片摆在湿水泥上，再灌缝，再磨。最大的七厘米，一平方米要摆半天。",
    "enDescription": "Palm-sized pieces of marble are placed one by one on wet cement, then flooded and ground. The largest measures seven centimetres, and a square metre takes half a day.",
    "category": "terrazzo",
    "unit": "square_meter",
    "price": [520, 620],
    "size": { "length": 800, "width": 800, "thickness": 25 },
    "pack": { "coverage": 1.28, "pieces": 2 },
    "origin": "PT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 25,
      "chipSize": 70,
      "finish": ["抛光", "Polished"],
      "jointWidth": 2,
      "bending": 7,
      "needsSealing": true,
      "underfloorHeating": true,
      "uses": ["hotel", "retail", "home"],
      "weight": 60
    },
    "layers": [
      ["摆石面层", "Laid marble", 14, "#C9BFB1"],
      ["水泥底", "Cement back", 11, "#B0ACA4"]
    ],
    "coverWidth": 620,
    "room": "floor",
    "seed": 20880,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#D6CFC3",
      "chips": ["#EFEAE1", "#A9A198", "#C9A68D", "#6E7670", "#D9CBB5", "#8B5A4A"],
      "size": 70,
      "fill": 0.98,
      "gloss": 0.55
    },
    "skus": [
      { "code": "CHI", "shade": ["浅底", "Pale ground"], "hex": "#CFC5B7", "stock": 95 },
      {
        "code": "NER",
        "shade": ["黑底", "Black ground"],
        "hex": "#6B6763",
        "stock": 70,
        "recipe": { "matrix": "#2F2F31", "chips": ["#8D8A85", "#D9D4CA", "#5A5E5C", "#B39A82", "#7A4D42"] }
      },
      {
        "code": "VER",
        "shade": ["绿底", "Green ground"],
        "hex": "#74867A",
        "stock": 45,
        "recipe": { "matrix": "#4C6658", "chips": ["#A9B8A8", "#D8D8C8", "#5F7568", "#C4B08F", "#2E4038"] }
      },
      {
        "code": "ROS",
        "shade": ["红底", "Red ground"],
        "hex": "#A3776A",
        "stock": 0,
        "recipe": { "matrix": "#8E4F43", "chips": ["#D9B7A6", "#B98072", "#EBDDCF", "#6B3A33", "#C79C74"] },
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "TR-VID",
    "brand": "Terrana",
    "name": "瓶底水磨石",
    "enName": "Bottle-end terrazzo",
    "description": "四成骨料是里斯本餐馆收来的酒瓶，绿的、琥珀的，磨平以后不割手。侧面来灯时，玻璃粒比石粒先亮。",
    "enDescription": "Two fifths of the aggregate is bottles collected from restaurants in Lisbon, green and amber, ground until no edge can cut. Lit from the side, glass answers before stone does.",
    "category": "terrazzo",
    "unit": "square_meter",
    "price": [338, 382],
    "taxIncluded": true,
    "size": { "length": 600, "width": 300, "thickness": 18 },
    "pack": { "coverage": 0.9, "pieces": 5 },
    "origin": "PT",
    "attributes": {
      "thickness": 18,
      "chipSize": 14,
      "finish": ["细磨", "Fine ground"],
      "recycledShare": 40,
      "jointWidth": 2,
      "slip": "R9",
      "waterAbsorption": 3.5,
      "uses": ["retail", "office", "bath"],
      "weight": 42
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2025, "serial": 324 },
      { "scheme": "slip_resistance", "year": 2024, "serial": 325 }
    ],
    "layers": [
      ["碎玻璃面层", "Crushed-glass face", 9, "#B9BFB2"],
      ["水泥底", "Cement back", 9, "#B0ACA4"]
    ],
    "coverWidth": 260,
    "room": "counter",
    "seed": 20896,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#D8D6CC",
      "chips": ["#6E8A5E", "#4A6A4A", "#A7B79A", "#9A6A2C", "#C9D3C4", "#7F8F86"],
      "size": 14,
      "fill": 0.72,
      "gloss": 0.5
    },
    "skus": [
      { "code": "VIN", "shade": ["酒瓶绿", "Wine green"], "hex": "#AFB5A3", "stock": 240 },
      {
        "code": "CER",
        "shade": ["啤酒褐", "Beer brown"],
        "hex": "#B39A7C",
        "stock": 180,
        "recipe": { "matrix": "#D5C9B6", "chips": ["#8A5A26", "#B07F45", "#5E3A1C", "#D0AE7E", "#7A6A55"] }
      },
      {
        "code": "GIN",
        "shade": ["无色", "Clear"],
        "hex": "#BFC6C6",
        "stock": 120,
        "recipe": { "matrix": "#C9CCCA", "chips": ["#B4C6C8", "#DDE6E5", "#94A8AB", "#E9EDEB", "#A3AEAC"] }
      },
      {
        "code": "AZE",
        "shade": ["药瓶蓝", "Apothecary blue"],
        "hex": "#6D7E95",
        "stock": 60,
        "recipe": { "matrix": "#8C97A2", "chips": ["#2F4E86", "#4F70A6", "#1F3560", "#9FB3CC", "#6A7480"] },
        "leadTimeDays": 30
      }
    ]
  },
  {
    "key": "TR-NAC",
    "brand": "Terrana",
    "name": "牡蛎壳水磨石",
    "enName": "Oyster terrazzo",
    "description": "壳先烤，再敲，筛掉粉，掺进白水泥，断面还留着一点珠光。海边长大的人认得出那道弧。",
    "enDescription": "Shells are baked, crushed and sieved into white cement, where their broken edges keep a gleam. People raised by the sea recognise the curve.",
    "category": "terrazzo",
    "unit": "square_meter",
    "price": [396, 448],
    "size": { "length": 600, "width": 600, "thickness": 20 },
    "pack": { "coverage": 1.08, "pieces": 3 },
    "origin": "PT",
    "attributes": {
      "thickness": 20,
      "chipSize": 20,
      "finish": ["哑面", "Honed"],
      "recycledShare": 35,
      "jointWidth": 2,
      "needsSealing": true,
      "waterAbsorption": 4.5,
      "uses": ["bath", "hotel", "retail"],
      "weight": 46
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 326 }],
    "layers": [
      ["贝壳面层", "Shell face", 10, "#DDD8CE"],
      ["水泥底", "Cement back", 10, "#B0ACA4"]
    ],
    "coverWidth": 340,
    "room": "wall",
    "seed": 20912,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#DAD5CB",
      "chips": ["#F1EDE6", "#C6C3C4", "#E6DCD4", "#A9A5AA", "#D3C6B8"],
      "size": 21,
      "fill": 0.55,
      "gloss": 0.32
    },
    "skus": [
      { "code": "OST", "shade": ["壳白", "Shell white"], "hex": "#DAD5CD", "stock": 210 },
      {
        "code": "LAM",
        "shade": ["滩涂", "Mudflat"],
        "hex": "#9A938A",
        "stock": 130,
        "recipe": { "matrix": "#8F887F", "chips": ["#E5E0D8", "#B9B3AC", "#6E6964", "#CFC6BA"] }
      },
      {
        "code": "ALG",
        "shade": ["海苔", "Laver"],
        "hex": "#6A7870",
        "stock": 65,
        "recipe": { "matrix": "#53655E", "chips": ["#DDDDD3", "#8FA097", "#3B4A45", "#B5BDB2"] }
      }
    ]
  }
]
