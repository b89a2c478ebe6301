export const GLAZED_BRICK = [
  {
    "key": "FB-BRK",
    "brand": "Fornace Blu",
    "name": "釉面长砖「瓦格纳」",
    "enName": "Vagona glazed brick",
    "description": "像老地铁站里的砖：厚釉，圆边，一块一个深浅。同色先拆六箱混开，再铺第一块。",
    "enDescription": "The brick of old underground stations: thick glaze, soft edges, each a little darker or paler than the next. Mix six boxes of a colour before the first brick is set.",
    "category": "glazedBrick",
    "unit": "square_meter",
    "price": [268, 310],
    "taxIncluded": true,
    "size": { "length": 240, "width": 60, "thickness": 10 },
    "pack": { "coverage": 0.72, "pieces": 50 },
    "origin": "IT",
    "attributes": {
      "thickness": 10,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["工字缝", "Half bond"],
      "jointWidth": 4,
      "waterAbsorption": 8.5,
      "uses": ["bath", "kitchen", "hotel", "retail"],
      "weight": 18
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 31 }],
    "layers": [
      ["釉", "Glaze", 0.5, "#6F8A78"],
      ["化妆土", "Engobe", 0.5, "#E9E1D2"],
      ["白陶坯", "White clay body", 9, "#DDCDB6"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 6101,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "length": 244,
      "width": 64,
      "joint": 4,
      "jointColour": "#D6D0C3",
      "colours": ["#6F8A78", "#7B9683", "#62806D"],
      "variety": 0.7,
      "handmade": 0.3,
      "gloss": 0.72,
      "thin": "#A8B8A4"
    },
    "skus": [
      { "code": "SAG", "shade": ["鼠尾草", "Sage"], "hex": "#6F8A78", "stock": 520 },
      {
        "code": "BTL",
        "shade": ["瓶绿", "Bottle"],
        "hex": "#2F4F42",
        "stock": 310,
        "recipe": { "colours": ["#2C4C3F", "#375C4C", "#24413A"], "thin": "#64836F", "jointColour": "#BFBBAE" }
      },
      {
        "code": "INK",
        "shade": ["墨水", "Ink"],
        "hex": "#2E4258",
        "stock": 280,
        "recipe": { "colours": ["#2C4056", "#385068", "#243448"], "thin": "#6B8396", "jointColour": "#C4C3BD" }
      },
      {
        "code": "OCH",
        "shade": ["芥末", "Mustard"],
        "hex": "#B98A35",
        "stock": 140,
        "recipe": { "colours": ["#B58632", "#C5973F", "#A87926"], "thin": "#D9BC78" }
      },
      {
        "code": "OXB",
        "shade": ["牛血", "Oxblood"],
        "hex": "#6B2D27",
        "stock": 95,
        "recipe": { "colours": ["#662A25", "#79362D", "#57211D"], "thin": "#A3674F", "jointColour": "#B9AFA0" }
      },
      {
        "code": "BON",
        "shade": ["骨白", "Bone"],
        "hex": "#DDD3BF",
        "stock": 760,
        "recipe": {
          "colours": ["#DDD3BF", "#E4DBC9", "#D3C7B0"],
          "thin": "#CDB893",
          "jointColour": "#BDB5A6",
          "variety": 0.5
        }
      },
      {
        "code": "ROS",
        "shade": ["灰粉", "Ash rose"],
        "hex": "#B98B80",
        "stock": 130,
        "recipe": { "colours": ["#B7897E", "#C4988C", "#AA7B71"], "thin": "#D9BCAE" },
        "leadTimeDays": 30
      }
    ]
  },
  {
    "key": "FB-SPI",
    "brand": "Fornace Blu",
    "name": "窄条人字砖「刺」",
    "enName": "Spina narrow herringbone",
    "description": "宽四厘米，长是五个宽再加四道缝，专为人字拼而做。哑釉不反光，厨房台面后墙看着很静。",
    "enDescription": "A lean tile, four centimetres wide and as long as five of them with the joints between, so that herringbone closes without a cut. Its matt glaze gives no glare behind a worktop.",
    "category": "glazedBrick",
    "unit": "square_meter",
    "price": [318, 352],
    "taxIncluded": true,
    "size": { "length": 208, "width": 40, "thickness": 8 },
    "pack": { "coverage": 0.666, "pieces": 80 },
    "origin": "ES",
    "attributes": {
      "thickness": 8,
      "finish": ["哑釉", "Matt glaze"],
      "laying": ["人字拼", "Herringbone"],
      "jointWidth": 2,
      "waterAbsorption": 3,
      "uses": ["kitchen", "bath", "home"],
      "weight": 15
    },
    "layers": [
      ["哑釉", "Matt glaze", 0.4, "#C6A48D"],
      ["炻器坯", "Stoneware", 7.6, "#CDBBA4"]
    ],
    "coverWidth": 620,
    "room": "wall",
    "seed": 6404,
    "recipe": {
      "family": "tiles",
      "layout": "herringbone",
      "length": 210,
      "width": 42,
      "joint": 2,
      "jointColour": "#D8D0C3",
      "colours": ["#C7A58E", "#D0B29C", "#BD9881"],
      "variety": 0.8,
      "handmade": 0.2,
      "gloss": 0.22,
      "round": 1.6
    },
    "skus": [
      { "code": "PSC", "shade": ["桃", "Peach"], "hex": "#C7A58E", "stock": 175 },
      {
        "code": "CRT",
        "shade": ["纸", "Paper"],
        "hex": "#E2DACB",
        "stock": 260,
        "recipe": { "colours": ["#E1D9CA", "#E8E1D4", "#D8CEBC"], "jointColour": "#C4BAAA", "variety": 0.5 }
      },
      {
        "code": "ARD",
        "shade": ["板岩", "Slate blue"],
        "hex": "#5C6B78",
        "stock": 140,
        "recipe": { "colours": ["#596876", "#667685", "#4D5B68"], "jointColour": "#A8ABAB" }
      }
    ]
  }
]
