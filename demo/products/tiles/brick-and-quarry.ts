export const BRICK_AND_QUARRY = [
  {
    "key": "AC-TEJ",
    "brand": "Alcarreda",
    "name": "老瓦窑长薄砖",
    "description": "用瓦窑剩下的老泥，压成四厘米高、近半米长的砖，烧柴，朝火口的一头总是深些。缝要留宽，十二毫米，砖才像一行行字。",
    "category": "brick",
    "unit": "square_meter",
    "price": [286, 330],
    "size": { "length": 468, "width": 38, "thickness": 25 },
    "pack": { "coverage": 0.5, "pieces": 28 },
    "origin": "ES",
    "attributes": {
      "thickness": 25,
      "finish": ["原面", "Unglazed"],
      "laying": ["三分错缝", "Third bond"],
      "jointWidth": 12,
      "waterAbsorption": 11,
      "shadeVariation": "V4",
      "frostProof": true,
      "uses": ["facade", "home", "hotel"],
      "weight": 44
    },
    "layers": [
      ["砖片", "Brick slip", 25, "#B98361"],
      ["石灰砂浆", "Lime mortar", 12, "#D3C8B5"]
    ],
    "coverWidth": 980,
    "room": "wall",
    "seed": 20320,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.333,
      "length": 480,
      "width": 50,
      "joint": 12,
      "jointColour": "#CFC3AE",
      "colours": ["#BA8562", "#C8997A", "#A66F50", "#D0A98B", "#8E5E48"],
      "variety": 1,
      "handmade": 0.8,
      "gloss": 0.04,
      "round": 4
    },
    "skus": [
      { "code": "ROS", "shade": ["粉土", "Rose earth"], "hex": "#C09A7C", "stock": 360 },
      {
        "code": "PAJ",
        "shade": ["麦草", "Straw"],
        "hex": "#CDB48C",
        "stock": 240,
        "recipe": { "colours": ["#CBAF84", "#D8C19C", "#BC9C6E", "#E0CDAC", "#A98A62"] }
      },
      {
        "code": "HUM",
        "shade": ["烟熏", "Smoked"],
        "hex": "#7E6A5F",
        "stock": 110,
        "recipe": { "colours": ["#745D52", "#8A7163", "#5E4B44", "#98806F", "#4B4040"], "jointColour": "#A79C8C" }
      }
    ]
  },
  {
    "key": "BT-BRK",
    "brand": "Betonia",
    "name": "免烧水泥长砖「行」",
    "enName": "Zeile unfired brick",
    "description": "没有进过窑，靠压力和二十八天的养护硬起来，所以四角方正，尺寸不跑。骨料是拆房拆下的旧砖，切口里看得见红点。",
    "enDescription": "No kiln was involved: pressure and twenty-eight days of curing harden it, which keeps corners square and sizes true. The aggregate is crushed brick from old houses, and a cut face shows specks of red.",
    "category": "cementPlain",
    "unit": "square_meter",
    "price": [148, 172],
    "taxIncluded": true,
    "size": { "length": 290, "width": 90, "thickness": 22 },
    "pack": { "coverage": 0.522, "pieces": 20 },
    "origin": "AT",
    "attributes": {
      "thickness": 22,
      "finish": ["喷砂", "Sandblasted"],
      "jointWidth": 10,
      "compression": 40,
      "recycledShare": 55,
      "fire": "A1",
      "frostProof": true,
      "uses": ["facade", "office", "school"],
      "weight": 45
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2024, "serial": 307 },
      { "scheme": "fire_reaction", "year": 2025, "serial": 308 }
    ],
    "layers": [
      ["水泥砖片", "Cement brick slip", 22, "#A8A39A"],
      ["柔性粘结砂浆", "Flexible adhesive", 6, "#C9C5BC"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 20336,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 300,
      "width": 100,
      "joint": 10,
      "jointColour": "#8E8A83",
      "colours": ["#A8A49C", "#B1ADA5", "#9E9A92"],
      "variety": 0.4,
      "handmade": 0.2,
      "gloss": 0.03,
      "round": 2
    },
    "skus": [
      { "code": "GRA", "shade": ["素灰", "Plain grey"], "hex": "#A29E96", "stock": 780 },
      {
        "code": "KAL",
        "shade": ["灰白", "Chalk grey"],
        "hex": "#CDC8BD",
        "stock": 520,
        "recipe": { "colours": ["#D3CEC3", "#DAD6CC", "#C8C3B7"], "jointColour": "#B2ADA3" }
      },
      {
        "code": "ZIE",
        "shade": ["砖红", "Brick dust"],
        "hex": "#9E6A57",
        "stock": 310,
        "recipe": { "colours": ["#A36C58", "#AD7864", "#965F4C"], "jointColour": "#8A7E75" }
      },
      {
        "code": "MOO",
        "shade": ["苔灰", "Moss grey"],
        "hex": "#7F8274",
        "stock": 0,
        "recipe": { "colours": ["#7E8172", "#888B7D", "#737667"], "jointColour": "#A09D94" },
        "leadTimeDays": 42
      }
    ]
  },
  {
    "key": "MD-TAD",
    "brand": "Maadra",
    "name": "素烧小条砖「塔德拉」",
    "enName": "Tadla bare strip",
    "description": "不上釉，只烧到九百多度，泥里的谷壳烧尽，留下细孔。铺好先用黑皂水洗三遍，再打蜡，颜色从粉慢慢走到蜜。",
    "enDescription": "Fired to little over nine hundred degrees and left bare, it keeps the tiny hollows where chaff burned out. Three washes of black soap come first, wax after that, and the pink deepens to honey.",
    "category": "quarryTile",
    "unit": "square_meter",
    "price": [310, 352],
    "size": { "length": 140, "width": 50, "thickness": 20 },
    "pack": { "coverage": 0.49, "pieces": 70 },
    "origin": "MA",
    "attributes": {
      "thickness": 20,
      "finish": ["原面", "Unglazed"],
      "laying": ["工字缝", "Half bond"],
      "jointWidth": 3,
      "waterAbsorption": 16,
      "needsSealing": true,
      "slip": "R11",
      "uses": ["home", "hotel"],
      "weight": 35
    },
    "layers": [
      ["皂与蜡", "Soap and wax", 0.1, "#B98A5E"],
      ["素烧陶", "Bare terracotta", 20, "#CC9C7C"]
    ],
    "coverWidth": 620,
    "room": "floor",
    "seed": 20352,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.5,
      "length": 143,
      "width": 53,
      "joint": 3,
      "jointColour": "#C7B59C",
      "colours": ["#CB9B7A", "#D8AF90", "#BC8864", "#D3A98B"],
      "variety": 0.8,
      "handmade": 0.9,
      "gloss": 0.1,
      "round": 3.5
    },
    "skus": [
      { "code": "ROS", "shade": ["素粉", "Bare pink"], "hex": "#CBA080", "stock": 300 },
      {
        "code": "MIE",
        "shade": ["蜡后蜜色", "Waxed honey"],
        "hex": "#B5814F",
        "stock": 160,
        "recipe": { "colours": ["#B67F4B", "#C49163", "#A36D3B", "#BB8B5E"], "gloss": 0.18 }
      },
      {
        "code": "SOM",
        "shade": ["还原烧", "Reduced"],
        "hex": "#6F5A4E",
        "stock": 45,
        "recipe": { "colours": ["#6C564A", "#7E675A", "#5A473E", "#86705F"], "jointColour": "#A49683" },
        "leadTimeDays": 45
      }
    ]
  },
  {
    "key": "AC-BAR",
    "brand": "Alcarreda",
    "name": "院晒六角陶砖",
    "enName": "Barro hexagon",
    "description": "冬天备泥，夏天脱坯，晒坯的院子常有猫走过，有的砖上留着脚印。它很能喝水：铺前泡透，铺后封油。",
    "enDescription": "Clay is dug in winter and moulded in summer, and now and then a tile carries the paw of a cat that crossed the yard. It drinks: soak it before laying and oil it afterwards.",
    "category": "quarryTile",
    "unit": "square_meter",
    "price": [188, 224],
    "taxIncluded": true,
    "size": { "length": 200, "width": 200, "thickness": 20 },
    "shape": "hexagon",
    "pack": { "coverage": 0.9, "pieces": 26 },
    "origin": "ES",
    "attributes": {
      "thickness": 20,
      "finish": ["手抹面", "Hand-smoothed"],
      "jointWidth": 6,
      "waterAbsorption": 12,
      "bending": 9,
      "needsSealing": true,
      "slip": "R11",
      "frostProof": false,
      "uses": ["home", "hotel", "retail"]
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2023, "serial": 323 }],
    "layers": [["手工陶坯", "Hand-moulded terracotta", 20, "#BE7D56"]],
    "coverWidth": 960,
    "room": "floor",
    "seed": 20368,
    "recipe": {
      "family": "tiles",
      "layout": "hexagon",
      "length": 206,
      "width": 206,
      "joint": 6,
      "jointColour": "#C0AD94",
      "colours": ["#BD7A54", "#C98C67", "#AE6A46", "#D09B78"],
      "variety": 0.9,
      "handmade": 0.8,
      "gloss": 0.06,
      "round": 4.5
    },
    "skus": [
      { "code": "ROJ", "shade": ["红土", "Red clay"], "hex": "#B97C58", "stock": 460 },
      {
        "code": "RUB",
        "shade": ["白土", "Pale clay"],
        "hex": "#D2B794",
        "stock": 280,
        "recipe": { "colours": ["#D5B993", "#DFC8A8", "#C7A77E", "#E2D0B4"] }
      },
      {
        "code": "FLM",
        "shade": ["火舌", "Flame-marked"],
        "hex": "#9A6A50",
        "stock": 190,
        "recipe": { "colours": ["#B5754F", "#7C5340", "#C68D66", "#654638"], "variety": 1 }
      }
    ]
  }
]
