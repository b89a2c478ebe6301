export const CEMENT_AND_CAST = [
  {
    "key": "AC-LIS",
    "brand": "Alcarreda",
    "name": "素面六角水泥砖",
    "enName": "Lisa plain hexagon",
    "description": "不印花，只有一色，看头全在水泥自己的云。出厂时发白，封过第一遍油，颜色才回来。",
    "enDescription": "One colour without ornament, left to the clouds that cement makes on its own. It leaves the works chalky, and the first coat of sealer brings the colour up.",
    "category": "cementPlain",
    "unit": "square_meter",
    "price": [238, 264],
    "taxIncluded": true,
    "size": { "length": 230, "width": 230, "thickness": 16 },
    "shape": "hexagon",
    "pack": { "coverage": 0.55, "pieces": 12 },
    "origin": "ES",
    "attributes": {
      "thickness": 16,
      "finish": ["水磨", "Wet ground"],
      "jointWidth": 2,
      "needsSealing": true,
      "waterAbsorption": 8,
      "slip": "R10",
      "uses": ["home", "hotel", "retail"],
      "weight": 35
    },
    "layers": [
      ["单色面层", "Plain face", 4, "#8F9A86"],
      ["砂浆底", "Sand-cement back", 12, "#A8A298"]
    ],
    "coverWidth": 880,
    "room": "floor",
    "seed": 20480,
    "recipe": {
      "family": "tiles",
      "layout": "hexagon",
      "length": 232,
      "width": 232,
      "joint": 2,
      "jointColour": "#A9A599",
      "colours": ["#909B87", "#98A28F", "#88937F"],
      "variety": 0.5,
      "handmade": 0.12,
      "gloss": 0.16,
      "round": 1
    },
    "skus": [
      { "code": "LIQ", "shade": ["地衣", "Lichen"], "hex": "#919B88", "stock": 340 },
      {
        "code": "PER",
        "shade": ["珍珠灰", "Pearl grey"],
        "hex": "#BEBBB2",
        "stock": 520,
        "recipe": { "colours": ["#C0BDB4", "#C8C5BC", "#B7B4AB"] }
      },
      {
        "code": "ALM",
        "shade": ["杏仁", "Almond"],
        "hex": "#CFB898",
        "stock": 260,
        "recipe": { "colours": ["#D1BA9A", "#D8C3A5", "#C7AF8D"] }
      },
      {
        "code": "BER",
        "shade": ["茄紫", "Aubergine"],
        "hex": "#5A444B",
        "stock": 70,
        "recipe": { "colours": ["#5A434A", "#634D54", "#513B42"] },
        "leadTimeDays": 35
      },
      {
        "code": "PIZ",
        "shade": ["石板", "Slate"],
        "hex": "#5E6468",
        "stock": 290,
        "recipe": { "colours": ["#5F6569", "#676D71", "#565C60"] }
      }
    ]
  },
  {
    "key": "TR-CEM",
    "brand": "Terrana",
    "name": "河砂水泥长砖",
    "enName": "Areia cement plank",
    "description": "河砂不洗到发白，留一点黄，水泥就不冷。窄长的一块，走廊里顺着错缝铺，和铺木地板一个手势。",
    "enDescription": "River sand goes in unwashed, and its trace of yellow takes the chill off the cement. Narrow and long, it is staggered down a corridor with the gestures of a floorer.",
    "category": "cementPlain",
    "unit": "square_meter",
    "price": [252, 284],
    "size": { "length": 600, "width": 150, "thickness": 18 },
    "pack": { "coverage": 0.9, "pieces": 10 },
    "origin": "PT",
    "attributes": {
      "thickness": 18,
      "finish": ["刷面", "Brushed"],
      "laying": ["三分错缝", "Third bond"],
      "jointWidth": 3,
      "bending": 6,
      "needsSealing": true,
      "underfloorHeating": true,
      "uses": ["home", "office", "retail"],
      "weight": 39
    },
    "layers": [
      ["细砂面层", "Fine-sand face", 6, "#C5B9A2"],
      ["粗砂底层", "Coarse-sand back", 12, "#B0A899"]
    ],
    "coverWidth": 1000,
    "room": "floor",
    "seed": 20496,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.333,
      "length": 603,
      "width": 153,
      "joint": 3,
      "jointColour": "#9F9788",
      "colours": ["#C4B8A1", "#CCC1AC", "#BBAE96"],
      "variety": 0.6,
      "handmade": 0.3,
      "gloss": 0.08,
      "round": 1.5
    },
    "skus": [
      { "code": "DUN", "shade": ["沙丘", "Dune"], "hex": "#C2B69F", "stock": 310 },
      {
        "code": "CIN",
        "shade": ["灰烬", "Ash"],
        "hex": "#94918B",
        "stock": 260,
        "recipe": { "colours": ["#95928C", "#9D9A94", "#8B8882"] }
      },
      {
        "code": "CAC",
        "shade": ["可可", "Cocoa"],
        "hex": "#7D6252",
        "stock": 110,
        "recipe": { "colours": ["#7E6352", "#886D5C", "#725748"] }
      }
    ]
  },
  {
    "key": "BT-POL",
    "brand": "Betonia",
    "name": "露石磨面混凝土砖",
    "enName": "Ground river-pebble slab",
    "description": "表面磨去三毫米，多瑙河的卵石露出半张脸。石头的颜色由河决定，今年偏褐，去年偏青，补货请留足同批。",
    "enDescription": "Three millimetres are ground away until pebbles from the Danube show half a face. The river decides their colour, brown this year and bluish the last, so keep spares of a batch.",
    "category": "concrete",
    "unit": "square_meter",
    "price": [226, 258],
    "taxIncluded": true,
    "size": { "length": 800, "width": 400, "thickness": 30 },
    "pack": { "coverage": 0.96, "pieces": 3 },
    "origin": "AT",
    "attributes": {
      "thickness": 30,
      "finish": ["粗磨", "Coarse ground"],
      "chipSize": 16,
      "compression": 55,
      "jointWidth": 4,
      "slip": "R11",
      "frostProof": true,
      "uses": ["outdoor", "office", "school"],
      "weight": 69
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2025, "serial": 329 }],
    "layers": [
      ["露石面层", "Exposed pebbles", 12, "#A29B90"],
      ["承重混凝土", "Structural concrete", 18, "#9B9892"]
    ],
    "coverWidth": 420,
    "room": "floor",
    "seed": 20512,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#A19D96",
      "chips": ["#8B7C6B", "#B7AA98", "#77716A", "#C9C0B1", "#5E615F", "#9A8267"],
      "size": 16,
      "fill": 0.95,
      "gloss": 0.15
    },
    "skus": [
      { "code": "DON", "shade": ["河褐", "River brown"], "hex": "#9A9084", "stock": 280 },
      {
        "code": "INN",
        "shade": ["河青", "River blue-grey"],
        "hex": "#8B9091",
        "stock": 350,
        "recipe": { "matrix": "#97999A", "chips": ["#7C8487", "#A9AFB0", "#666D70", "#C3C6C4", "#8C8A82"] }
      },
      {
        "code": "KAL",
        "shade": ["石灰底", "Lime ground"],
        "hex": "#C2BBAD",
        "stock": 140,
        "recipe": { "matrix": "#D2CDC2", "chips": ["#B3A48E", "#9B9384", "#C9BCA6", "#7E786E"] }
      }
    ]
  },
  {
    "key": "BT-PIG",
    "brand": "Betonia",
    "name": "湿土色混凝土方砖",
    "enName": "Wet-earth slab",
    "description": "颜料和水泥一起搅，磕掉一角，里面还是同色。气孔不补，要光净的面，请在订单上写明。",
    "enDescription": "Pigment is stirred in with the cement, so a knocked corner shows the same colour within. Air holes are left open unless the order says otherwise.",
    "category": "concrete",
    "unit": "square_meter",
    "price": [264, 298],
    "size": { "length": 600, "width": 600, "thickness": 14 },
    "pack": { "coverage": 1.08, "pieces": 3 },
    "origin": "AT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 14,
      "finish": ["脱模原面", "As cast"],
      "jointWidth": 4,
      "waterAbsorption": 6,
      "compression": 50,
      "needsSealing": true,
      "underfloorHeating": true,
      "uses": ["home", "retail", "hotel"],
      "weight": 31
    },
    "layers": [
      ["通体着色混凝土", "Concrete, coloured through", 13, "#7A5A48"],
      ["玄武岩网", "Basalt net", 1, "#5A5855"]
    ],
    "coverWidth": 760,
    "room": "wall",
    "seed": 20528,
    "recipe": {
      "family": "concrete",
      "base": "#8A6853",
      "dark": "#6B4D3C",
      "holes": 1
    },
    "skus": [
      { "code": "UMB", "shade": ["湿土", "Wet earth"], "hex": "#7A5B48", "stock": 190 },
      { "code": "SAL", "shade": ["灰绿", "Willow"], "hex": "#8A9482", "stock": 150 },
      { "code": "ROT", "shade": ["铁红", "Iron red"], "hex": "#8B4A3A", "stock": 95 },
      { "code": "SND", "shade": ["沙", "Sand"], "hex": "#C0AC8D", "stock": 240 },
      { "code": "BLA", "shade": ["石青", "Stone blue"], "hex": "#5F7280", "stock": 0, "leadTimeDays": 50 }
    ]
  },
  {
    "key": "BT-LNG",
    "brand": "Betonia",
    "name": "窄板纹混凝土挂板",
    "enName": "Lath-marked cladding",
    "description": "模板换成六厘米的落叶松窄条，缝多，影子也多。挂在西墙上，一天里最后一小时最好看。",
    "enDescription": "The form is lined with larch laths six centimetres wide: more joints, hence more shadow. Hung on a west wall it waits for the last hour of the day.",
    "category": "concrete",
    "unit": "square_meter",
    "price": [332, 376],
    "size": { "length": 3000, "width": 1200, "thickness": 16 },
    "pack": { "coverage": 3.6, "pieces": 1 },
    "origin": "AT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 16,
      "finish": ["木模纹", "Board marked"],
      "jointWidth": 8,
      "fire": "A1",
      "frostProof": true,
      "bending": 11,
      "uses": ["facade", "retail", "office"],
      "weight": 35
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2024, "serial": 330 }],
    "layers": [
      ["板纹面层", "Lath-marked face", 12, "#B2AA9C"],
      ["玄武岩网", "Basalt net", 1, "#5A5855"],
      ["混凝土", "Concrete", 3, "#A5A097"]
    ],
    "coverWidth": 560,
    "room": "wall",
    "seed": 20544,
    "recipe": {
      "family": "concrete",
      "base": "#BCB4A6",
      "dark": "#9A9284",
      "holes": 0.25,
      "formBoard": 60
    },
    "skus": [
      { "code": "LAR", "shade": ["落叶松灰", "Larch grey"], "hex": "#AEA698", "stock": 60 },
      { "code": "KRE", "shade": ["白垩", "Chalk"], "hex": "#D8D3C6", "stock": 45 },
      { "code": "RUS", "shade": ["煤烟", "Soot"], "hex": "#3F3E3D", "stock": 0, "leadTimeDays": 60 }
    ]
  }
]
