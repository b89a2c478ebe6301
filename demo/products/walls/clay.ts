export const CLAY = [
  {
    "key": "FB-CLY",
    "brand": "Fornace Blu",
    "name": "手制清水薄砖",
    "enName": "Hand-moulded brick slip",
    "description": "木模脱坯时带起的砂粒和折痕都在，切成两厘米厚贴墙。火色从橙到紫，一窑一个脾气。",
    "enDescription": "Sand and creases from the wooden mould stay in the face; slips are sawn two centimetres thick. Fire takes them from orange to plum, and each burn has a temper.",
    "category": "brick",
    "unit": "square_meter",
    "price": [198, 236],
    "taxIncluded": true,
    "size": { "length": 210, "width": 52, "thickness": 20 },
    "pack": { "coverage": 0.6, "pieces": 55 },
    "origin": "IT",
    "attributes": {
      "thickness": 20,
      "finish": ["原面", "Unglazed"],
      "laying": ["工字缝", "Half bond"],
      "jointWidth": 10,
      "waterAbsorption": 14,
      "uses": ["facade", "retail", "home"],
      "frostProof": true,
      "weight": 34
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2025, "serial": 77 }],
    "layers": [
      ["砖片", "Brick slip", 20, "#A5563A"],
      ["粘结砂浆", "Adhesive mortar", 8, "#C9C3B7"]
    ],
    "coverWidth": 700,
    "room": "wall",
    "seed": 6505,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "length": 220,
      "width": 62,
      "joint": 10,
      "jointColour": "#B9AD9C",
      "colours": ["#9E5A41", "#894B38", "#AC6D50", "#7A473A"],
      "variety": 0.9,
      "handmade": 1,
      "gloss": 0.03,
      "round": 5
    },
    "skus": [
      { "code": "RED", "shade": ["砖红", "Brick red"], "hex": "#9E624C", "stock": 480 },
      {
        "code": "STR",
        "shade": ["麦秆", "Straw"],
        "hex": "#C2A276",
        "stock": 350,
        "recipe": { "colours": ["#C0A073", "#CCB087", "#AF8E60", "#BC9468"], "jointColour": "#CFC5B2" }
      },
      {
        "code": "ASH",
        "shade": ["灰白", "Ash white"],
        "hex": "#BDB5A8",
        "stock": 220,
        "recipe": { "colours": ["#BBB3A6", "#C9C1B4", "#A89F91", "#B5A898"], "jointColour": "#A29A8D" }
      },
      {
        "code": "PLM",
        "shade": ["李紫", "Plum"],
        "hex": "#624641",
        "stock": 165,
        "recipe": { "colours": ["#583835", "#6C4741", "#472C2B", "#75493C"], "jointColour": "#8F867A" }
      }
    ]
  },
  {
    "key": "FB-COT",
    "brand": "Fornace Blu",
    "name": "陶土方地砖",
    "enName": "Cotto floor square",
    "description": "未上釉的陶土，入户后打两遍亚麻籽油，越走越亮。三十厘米见方，边上有轻微的手工倒角。",
    "enDescription": "Unglazed clay that takes linseed oil twice and grows darker where people walk. Squares of thirty centimetres with an eased edge.",
    "category": "quarryTile",
    "unit": "square_meter",
    "price": [226, 268],
    "taxIncluded": true,
    "size": { "length": 300, "width": 300, "thickness": 18 },
    "pack": { "coverage": 0.9, "pieces": 10 },
    "origin": "IT",
    "attributes": {
      "thickness": 18,
      "finish": ["原面", "Unglazed"],
      "laying": ["通缝", "Stack bond"],
      "jointWidth": 5,
      "waterAbsorption": 9,
      "uses": ["home", "hotel", "outdoor"],
      "slip": "R11",
      "weight": 36
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 52 }],
    "layers": [["陶土", "Terracotta", 18, "#B9734F"]],
    "coverWidth": 960,
    "room": "floor",
    "seed": 6606,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 305,
      "width": 305,
      "joint": 5,
      "jointColour": "#B7A48D",
      "colours": ["#B07456", "#BB8363", "#A2694D", "#C29273"],
      "variety": 0.9,
      "handmade": 0.9,
      "gloss": 0.08,
      "round": 4
    },
    "skus": [
      { "code": "ROS", "shade": ["玫瑰陶", "Rose clay"], "hex": "#B8744F", "stock": 420 },
      {
        "code": "PAG",
        "shade": ["稻草陶", "Straw clay"],
        "hex": "#C9A47A",
        "stock": 210,
        "recipe": { "colours": ["#C7A177", "#D2B08A", "#BA9167", "#D7B894"], "jointColour": "#C8B89E" }
      },
      {
        "code": "BRU",
        "shade": ["焦陶", "Burnt clay"],
        "hex": "#6E4634",
        "stock": 130,
        "recipe": { "colours": ["#6B4332", "#7E5340", "#5A3628", "#875C46"], "jointColour": "#94826F" }
      }
    ]
  }
]
