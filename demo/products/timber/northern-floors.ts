export const NORTHERN_FLOORS = [
  {
    "key": "NH-DOU",
    "brand": "Nordhem",
    "name": "花旗松通长板",
    "enName": "Douglas floor board",
    "description": "四米长的板，一头到另一头看不见接缝，节子留得大大方方。软木怕细跟鞋，也会记住第一位客人的凳脚，介意的话请选橡木。",
    "enDescription": "Four metres in one piece, knots and all. It is a softwood and will remember the first stool that is dragged over it; whoever minds that should read the pages on oak.",
    "category": "plank",
    "unit": "square_meter",
    "price": [420, 470],
    "taxIncluded": true,
    "size": { "length": 4000, "width": 300, "thickness": 28 },
    "pack": { "coverage": 2.4, "pieces": 2 },
    "origin": "DK",
    "attributes": {
      "thickness": 28,
      "species": ["花旗松", "Douglas fir"],
      "finish": ["碱洗皂养", "Lye and soap"],
      "laying": ["通长", "Full length"],
      "joint": ["企口", "Tongue and groove"],
      "uses": ["home", "hotel", "retail"],
      "hardness": 20,
      "underfloorHeating": true
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 209 }],
    "layers": [["花旗松实木", "Solid Douglas fir", 28, "#D6AE82"]],
    "coverWidth": 900,
    "room": "floor",
    "seed": 10201,
    "recipe": {
      "family": "boards",
      "timber": "douglas",
      "ring": 7,
      "contrast": 1,
      "knots": 1.6,
      "layout": "planks",
      "length": 4000,
      "width": 300,
      "sheen": 0.05
    },
    "skus": [
      { "code": "W", "shade": ["白皂", "White soap"], "hex": "#DCC4A3", "stock": 140 },
      { "code": "N", "shade": ["原色油", "Natural oil"], "hex": "#C8966A", "stock": 90 },
      { "code": "L", "shade": ["碱洗不上皂", "Lye only"], "hex": "#D1B08A", "stock": 58 },
      {
        "code": "G",
        "shade": ["雾灰", "Fog"],
        "hex": "#B3A596",
        "stock": 44,
        "leadTimeDays": 30,
        "recipe": { "light": "#CEC4B5", "dark": "#85796B", "variety": 0.3 }
      }
    ]
  },
  {
    "key": "NH-BEE",
    "brand": "Nordhem",
    "name": "蒸汽山毛榉地板",
    "enName": "Steamed beech plank",
    "description": "蒸过的山毛榉透一点粉，横着看满是芝麻大的射线斑。锯房去年换了树种，此款不再生产，旧房修补可凭批号来问。",
    "enDescription": "Steam leaves beech faintly pink and sprinkled with rays no larger than sesame. The mill has gone over to other timber and makes it no more; for a repair, ask with the batch number.",
    "category": "plank",
    "unit": "square_meter",
    "price": [286, 310],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 90, "thickness": 14 },
    "pack": { "coverage": 1.3, "pieces": 12 },
    "origin": "SE",
    "status": "withdrawn",
    "attributes": {
      "thickness": 14,
      "wearLayer": 3.5,
      "species": ["山毛榉", "Beech"],
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "school"],
      "hardness": 34,
      "underfloorHeating": false
    },
    "certificates": [{ "scheme": "low_emission", "year": 2022, "serial": 210 }],
    "layers": [
      ["蒸汽山毛榉面层", "Steamed beech", 3.5, "#CFA67E"],
      ["云杉芯层", "Spruce core", 8.5, "#E4D0AC"],
      ["云杉背层", "Spruce backing", 2, "#DCC59A"]
    ],
    "coverWidth": 460,
    "room": "floor",
    "seed": 10212,
    "recipe": {
      "family": "boards",
      "timber": "beech",
      "layout": "planks",
      "length": 1200,
      "width": 90,
      "sheen": 0.24
    },
    "skus": [
      { "code": "S", "shade": ["蒸汽粉", "Steamed pink"], "hex": "#CBA27C", "stock": 22 },
      { "code": "C", "shade": ["焦糖", "Caramel"], "hex": "#A8764C", "stock": 6 }
    ]
  },
  {
    "key": "NH-ELM",
    "brand": "Nordhem",
    "name": "榆木宽人字拼",
    "enName": "Broad elm herringbone",
    "description": "榆木的早材粗、晚材弯，端头总像刚被风吹过。块料宽十二厘米、长四十八，比寻常人字拼大一号，适合挑高的房间。",
    "enDescription": "Elm grows in coarse, wandering lines that always look windblown. At 120 by 480 mm these blocks are a size up from the usual, and want a tall ceiling over them.",
    "category": "herringbone",
    "unit": "square_meter",
    "price": [640, 700],
    "taxIncluded": true,
    "size": { "length": 480, "width": 120, "thickness": 15 },
    "pack": { "coverage": 1.15, "pieces": 20 },
    "origin": "SE",
    "attributes": {
      "thickness": 15,
      "wearLayer": 4,
      "species": ["榆木", "Elm"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["人字拼", "Herringbone"],
      "uses": ["home", "hotel", "retail"],
      "grade": ["活节", "Live knots"],
      "underfloorHeating": true
    },
    "layers": [
      ["榆木面层", "Elm", 4, "#A37C50"],
      ["云杉芯条，横排", "Spruce core, crosswise", 9, "#E3CDA6"],
      ["桦木背板", "Birch backing", 2, "#D6B98C"]
    ],
    "coverWidth": 1100,
    "room": "floor",
    "seed": 10223,
    "recipe": {
      "family": "boards",
      "timber": "elm",
      "layout": "herringbone",
      "length": 480,
      "width": 120
    },
    "skus": [
      { "code": "N", "shade": ["榆褐", "Elm brown"], "hex": "#A07A50", "stock": 105 },
      { "code": "H", "shade": ["蜜榆", "Honey elm"], "hex": "#B58A57", "stock": 66 },
      {
        "code": "B",
        "shade": ["黑茶", "Black tea"],
        "hex": "#4B382A",
        "stock": 50,
        "price": [700, 760],
        "leadTimeDays": 32
      }
    ]
  },
  {
    "key": "NH-MAP",
    "brand": "Nordhem",
    "name": "枫木细鱼骨",
    "enName": "Narrow maple chevron",
    "description": "枫木几乎没有导管，面细得像打过蜡的纸，体育馆选它就是因为这个。五厘米宽的窄条拼成鱼骨，远看是布，近看才是木头。",
    "enDescription": "Maple has next to no pores and closes up like waxed paper, which is why sports halls took to it. Laid as chevron in strips of 50 mm it passes for cloth until you come near.",
    "category": "chevron",
    "unit": "square_meter",
    "price": [588, 640],
    "taxIncluded": true,
    "size": { "length": 400, "width": 50, "thickness": 12 },
    "pack": { "coverage": 1, "pieces": 50 },
    "origin": "CA",
    "attributes": {
      "thickness": 12,
      "wearLayer": 4,
      "species": ["硬枫", "Hard maple"],
      "finish": ["水性漆", "Water lacquer"],
      "laying": ["鱼骨拼", "Chevron"],
      "uses": ["home", "office", "school"],
      "hardness": 48,
      "useClass": "23/33",
      "underfloorHeating": false
    },
    "certificates": [{ "scheme": "low_emission", "year": 2024, "serial": 212 }],
    "layers": [
      ["硬枫面层", "Hard maple", 4, "#DFC9A4"],
      ["桦木胶合板", "Birch plywood", 8, "#DDC7A0"]
    ],
    "coverWidth": 700,
    "room": "floor",
    "seed": 10234,
    "recipe": {
      "family": "boards",
      "timber": "maple",
      "layout": "chevron",
      "length": 400,
      "width": 50,
      "sheen": 0.22
    },
    "skus": [
      { "code": "N", "shade": ["奶油", "Cream"], "hex": "#DCC5A0", "stock": 170 },
      { "code": "H", "shade": ["枫糖", "Maple syrup"], "hex": "#B98A56", "stock": 95 },
      { "code": "P", "shade": ["灰粉", "Dusty pink"], "hex": "#C4A291", "stock": 60, "leadTimeDays": 28 },
      {
        "code": "S",
        "shade": ["灰蓝", "Slate blue"],
        "hex": "#7F8A8F",
        "stock": 38,
        "leadTimeDays": 28,
        "price": [620, 680]
      }
    ]
  },
  {
    "key": "LM-BIR",
    "brand": "Lehtomaa",
    "name": "桦木窄条地板",
    "enName": "Birch strip floor",
    "description": "桦树纹淡，铺满一间屋子像落了层薄雪，椅子和书的颜色都被衬出来。日照强的窗前，一年后会偏黄半个色号。",
    "enDescription": "Birch is so faint in figure that a room floored with it seems lightly snowed on, and every book shows its colour. Before a south window expect it to yellow by half a shade in the first year.",
    "category": "plank",
    "unit": "square_meter",
    "price": [268, 296],
    "taxIncluded": true,
    "size": { "length": 2000, "width": 70, "thickness": 14 },
    "pack": { "coverage": 2.52, "pieces": 18 },
    "origin": "FI",
    "attributes": {
      "thickness": 14,
      "wearLayer": 3.6,
      "species": ["桦木", "Birch"],
      "finish": ["哑光漆", "Matt lacquer"],
      "laying": ["错缝", "Staggered"],
      "uses": ["home", "office", "school"],
      "formaldehyde": "E1",
      "underfloorHeating": true,
      "fire": "Dfl-s1"
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2025, "serial": 213 },
      { "scheme": "responsible_source", "year": 2025, "serial": 214 }
    ],
    "layers": [
      ["桦木面层", "Birch", 3.6, "#E0CBA4"],
      ["桦木芯条", "Birch core strips", 8.4, "#D4BB8F"],
      ["松木背层", "Pine backing", 2, "#DDC092"]
    ],
    "coverWidth": 760,
    "room": "floor",
    "seed": 10245,
    "recipe": {
      "family": "boards",
      "timber": "birch",
      "layout": "planks",
      "length": 2000,
      "width": 70,
      "bevel": 0.4
    },
    "skus": [
      { "code": "N", "shade": ["雪", "Snow"], "hex": "#E0CDAB", "stock": 520 },
      { "code": "O", "shade": ["燕麦", "Oat"], "hex": "#CDB48A", "stock": 340 },
      { "code": "R", "shade": ["红桦", "Heartwood"], "hex": "#B98A5E", "stock": 90, "recipe": { "sap": 0.5 } },
      { "code": "K", "shade": ["黑麦", "Rye"], "hex": "#6F5641", "stock": 75, "leadTimeDays": 25 }
    ]
  },
  {
    "key": "LM-HEA",
    "brand": "Lehtomaa",
    "name": "热处理桦木人字拼",
    "enName": "Heat-treated birch herringbone",
    "description": "桦木在一百九十度的水蒸气里烤三十小时，糖分焦化，从板面到板心一个颜色。烤过的木头不怎么吸水，也脆了一些，钉子请先引孔。",
    "enDescription": "Thirty hours in steam at 190 degrees caramelise the sugars of birch from face to face. What comes out hardly swells any longer but is brittle too, so drill before you nail.",
    "category": "herringbone",
    "unit": "square_meter",
    "price": [352, 392],
    "taxIncluded": true,
    "size": { "length": 300, "width": 100, "thickness": 15 },
    "pack": { "coverage": 1.2, "pieces": 40 },
    "origin": "FI",
    "attributes": {
      "thickness": 15,
      "species": ["热处理桦木", "Heat-treated birch"],
      "finish": ["硬蜡油", "Hardwax oil"],
      "laying": ["人字拼", "Herringbone"],
      "uses": ["home", "bath"],
      "moisture": 5,
      "hardness": 25,
      "underfloorHeating": true
    },
    "layers": [["热处理桦木", "Heat-treated birch", 15, "#8F6844"]],
    "coverWidth": 850,
    "room": "floor",
    "seed": 10256,
    "recipe": {
      "family": "boards",
      "timber": "birch",
      "light": "#A9825A",
      "dark": "#6E4B2F",
      "contrast": 0.4,
      "variety": 1,
      "layout": "herringbone",
      "length": 300,
      "width": 100
    },
    "skus": [
      { "code": "190", "shade": ["烤焦糖", "Caramelised"], "hex": "#8E6642", "stock": 160 },
      { "code": "212", "shade": ["烤咖啡", "Coffee roast"], "hex": "#5B4030", "stock": 95, "price": [378, 420] }
    ]
  }
]
