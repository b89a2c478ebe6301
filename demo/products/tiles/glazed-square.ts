export const GLAZED_SQUARE = [
  {
    "key": "FB-QDR",
    "brand": "Fornace Blu",
    "name": "素釉方砖「方」",
    "enName": "Quadro plain square",
    "description": "四个边长共用一锅釉，大面用大砖，转角收小砖，颜色不断。釉里掺了锆，坯体的红一点也透不上来。",
    "enDescription": "Four sides share one vat of glaze, so that a wall can step from large to small without a change of colour. Zircon in the glaze keeps the red of the body down.",
    "category": "glazedSquare",
    "unit": "square_meter",
    "price": [146, 186],
    "taxIncluded": true,
    "size": { "length": 100, "width": 100, "thickness": 8 },
    "pack": { "coverage": 1, "pieces": 100 },
    "origin": "IT",
    "attributes": {
      "thickness": 8,
      "finish": ["亮釉", "Gloss glaze"],
      "laying": ["通缝", "Stack bond"],
      "jointWidth": 2,
      "shadeVariation": "V2",
      "waterAbsorption": 10,
      "acidProof": true,
      "uses": ["kitchen", "bath", "home", "school"],
      "weight": 15
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2023, "serial": 311 },
      { "scheme": "recycled_content", "year": 2025, "serial": 303 }
    ],
    "layers": [
      ["锆白底釉", "Zircon glaze", 0.4, "#D8CFC0"],
      ["红陶坯", "Red earthenware", 7.6, "#B9775A"]
    ],
    "coverWidth": 620,
    "room": "wall",
    "seed": 20128,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 102,
      "width": 102,
      "joint": 2,
      "jointColour": "#CFCABF",
      "colours": ["#E2DCCF", "#E8E3D8"],
      "variety": 0.25,
      "handmade": 0.12,
      "gloss": 0.8,
      "round": 2.2
    },
    "skus": [
      {
        "code": "G10",
        "shade": ["石膏", "Gesso"],
        "called": ["石膏，100 × 100", "Gesso, 100 × 100"],
        "hex": "#DFD9CC",
        "stock": 800,
        "size": { "length": 100, "width": 100, "thickness": 8 },
        "price": [168, 186],
        "pack": { "coverage": 1, "pieces": 100 },
        "recipe": { "length": 102, "width": 102, "colours": ["#E2DCCF", "#E8E3D8", "#DAD3C4"] }
      },
      {
        "code": "G13",
        "shade": ["石膏", "Gesso"],
        "called": ["石膏，130 × 130", "Gesso, 130 × 130"],
        "hex": "#DFD9CC",
        "stock": 400,
        "size": { "length": 130, "width": 130, "thickness": 8 },
        "price": [158, 176],
        "pack": { "coverage": 1.014, "pieces": 60 },
        "recipe": { "length": 132, "width": 132, "colours": ["#E2DCCF", "#E8E3D8", "#DAD3C4"] }
      },
      {
        "code": "G15",
        "shade": ["石膏", "Gesso"],
        "called": ["石膏，150 × 150", "Gesso, 150 × 150"],
        "hex": "#DFD9CC",
        "stock": 267,
        "size": { "length": 150, "width": 150, "thickness": 8 },
        "price": [152, 168],
        "pack": { "coverage": 0.99, "pieces": 44 },
        "recipe": { "length": 152, "width": 152, "colours": ["#E2DCCF", "#E8E3D8", "#DAD3C4"] }
      },
      {
        "code": "G20",
        "shade": ["石膏", "Gesso"],
        "called": ["石膏，200 × 200", "Gesso, 200 × 200"],
        "hex": "#DFD9CC",
        "stock": 200,
        "size": { "length": 200, "width": 200, "thickness": 8 },
        "price": [146, 162],
        "pack": { "coverage": 1, "pieces": 25 },
        "recipe": { "length": 202, "width": 202, "colours": ["#E2DCCF", "#E8E3D8", "#DAD3C4"] }
      },
      {
        "code": "M10",
        "shade": ["苔", "Muschio"],
        "called": ["苔，100 × 100", "Muschio, 100 × 100"],
        "hex": "#7C8358",
        "stock": 360,
        "size": { "length": 100, "width": 100, "thickness": 8 },
        "price": [168, 186],
        "pack": { "coverage": 1, "pieces": 100 },
        "recipe": { "length": 102, "width": 102, "colours": ["#7B8256", "#868D63", "#6F764B"] }
      },
      {
        "code": "M13",
        "shade": ["苔", "Muschio"],
        "called": ["苔，130 × 130", "Muschio, 130 × 130"],
        "hex": "#7C8358",
        "stock": 180,
        "size": { "length": 130, "width": 130, "thickness": 8 },
        "price": [158, 176],
        "pack": { "coverage": 1.014, "pieces": 60 },
        "recipe": { "length": 132, "width": 132, "colours": ["#7B8256", "#868D63", "#6F764B"] }
      },
      {
        "code": "M15",
        "shade": ["苔", "Muschio"],
        "called": ["苔，150 × 150", "Muschio, 150 × 150"],
        "hex": "#7C8358",
        "stock": 120,
        "size": { "length": 150, "width": 150, "thickness": 8 },
        "price": [152, 168],
        "pack": { "coverage": 0.99, "pieces": 44 },
        "recipe": { "length": 152, "width": 152, "colours": ["#7B8256", "#868D63", "#6F764B"] }
      },
      {
        "code": "M20",
        "shade": ["苔", "Muschio"],
        "called": ["苔，200 × 200", "Muschio, 200 × 200"],
        "hex": "#7C8358",
        "stock": 90,
        "size": { "length": 200, "width": 200, "thickness": 8 },
        "price": [146, 162],
        "pack": { "coverage": 1, "pieces": 25 },
        "recipe": { "length": 202, "width": 202, "colours": ["#7B8256", "#868D63", "#6F764B"] }
      },
      {
        "code": "P10",
        "shade": ["汽油蓝", "Petrolio"],
        "called": ["汽油蓝，100 × 100", "Petrolio, 100 × 100"],
        "hex": "#2F5662",
        "stock": 420,
        "size": { "length": 100, "width": 100, "thickness": 8 },
        "price": [168, 186],
        "pack": { "coverage": 1, "pieces": 100 },
        "recipe": { "length": 102, "width": 102, "colours": ["#2B525F", "#365F6B", "#244853"] }
      },
      {
        "code": "P13",
        "shade": ["汽油蓝", "Petrolio"],
        "called": ["汽油蓝，130 × 130", "Petrolio, 130 × 130"],
        "hex": "#2F5662",
        "stock": 210,
        "size": { "length": 130, "width": 130, "thickness": 8 },
        "price": [158, 176],
        "pack": { "coverage": 1.014, "pieces": 60 },
        "recipe": { "length": 132, "width": 132, "colours": ["#2B525F", "#365F6B", "#244853"] }
      },
      {
        "code": "P15",
        "shade": ["汽油蓝", "Petrolio"],
        "called": ["汽油蓝，150 × 150", "Petrolio, 150 × 150"],
        "hex": "#2F5662",
        "stock": 140,
        "size": { "length": 150, "width": 150, "thickness": 8 },
        "price": [152, 168],
        "pack": { "coverage": 0.99, "pieces": 44 },
        "recipe": { "length": 152, "width": 152, "colours": ["#2B525F", "#365F6B", "#244853"] }
      },
      {
        "code": "P20",
        "shade": ["汽油蓝", "Petrolio"],
        "called": ["汽油蓝，200 × 200", "Petrolio, 200 × 200"],
        "hex": "#2F5662",
        "stock": 105,
        "size": { "length": 200, "width": 200, "thickness": 8 },
        "price": [146, 162],
        "pack": { "coverage": 1, "pieces": 25 },
        "recipe": { "length": 202, "width": 202, "colours": ["#2B525F", "#365F6B", "#244853"] }
      },
      {
        "code": "B10",
        "shade": ["饼干", "Biscotto"],
        "called": ["饼干，100 × 100", "Biscotto, 100 × 100"],
        "hex": "#C79E77",
        "stock": 300,
        "size": { "length": 100, "width": 100, "thickness": 8 },
        "price": [168, 186],
        "pack": { "coverage": 1, "pieces": 100 },
        "recipe": { "length": 102, "width": 102, "colours": ["#C79D75", "#D0A983", "#BC9068"] }
      },
      {
        "code": "B13",
        "shade": ["饼干", "Biscotto"],
        "called": ["饼干，130 × 130", "Biscotto, 130 × 130"],
        "hex": "#C79E77",
        "stock": 150,
        "size": { "length": 130, "width": 130, "thickness": 8 },
        "price": [158, 176],
        "pack": { "coverage": 1.014, "pieces": 60 },
        "recipe": { "length": 132, "width": 132, "colours": ["#C79D75", "#D0A983", "#BC9068"] }
      },
      {
        "code": "B15",
        "shade": ["饼干", "Biscotto"],
        "called": ["饼干，150 × 150", "Biscotto, 150 × 150"],
        "hex": "#C79E77",
        "stock": 100,
        "size": { "length": 150, "width": 150, "thickness": 8 },
        "price": [152, 168],
        "pack": { "coverage": 0.99, "pieces": 44 },
        "recipe": { "length": 152, "width": 152, "colours": ["#C79D75", "#D0A983", "#BC9068"] }
      },
      {
        "code": "B20",
        "shade": ["饼干", "Biscotto"],
        "called": ["饼干，200 × 200", "Biscotto, 200 × 200"],
        "hex": "#C79E77",
        "stock": 75,
        "size": { "length": 200, "width": 200, "thickness": 8 },
        "price": [146, 162],
        "pack": { "coverage": 1, "pieces": 25 },
        "recipe": { "length": 202, "width": 202, "colours": ["#C79D75", "#D0A983", "#BC9068"] }
      }
    ]
  },
  {
    "key": "AC-AZU",
    "brand": "Alcarreda",
    "name": "手刷钴蓝方砖",
    "enName": "Brushed cobalt square",
    "description": "钴料刷两道，第二道横着走，烧完还看得见笔路。边角偶有小缺口，是切坯台上磕的，验收时不算瑕疵。",
    "enDescription": "Cobalt is brushed on in two coats, the second across the first, and the strokes stay visible under the glaze. Small nicks come from the cutting bench and are no ground for complaint.",
    "category": "glazedSquare",
    "unit": "square_meter",
    "price": [298, 345],
    "size": { "length": 140, "width": 140, "thickness": 11 },
    "pack": { "coverage": 0.784, "pieces": 40 },
    "origin": "ES",
    "attributes": {
      "thickness": 11,
      "finish": ["手刷釉", "Brushed glaze"],
      "laying": ["通缝", "Stack bond"],
      "jointWidth": 3,
      "shadeVariation": "V3",
      "waterAbsorption": 11,
      "frostProof": false,
      "uses": ["kitchen", "bath", "hotel"],
      "weight": 20
    },
    "layers": [
      ["透明釉", "Clear glaze", 0.4, "#5A78AC"],
      ["钴料", "Cobalt, two coats", 0.2, "#27488A"],
      ["陶坯", "Earthenware", 10.4, "#D0A384"]
    ],
    "coverWidth": 720,
    "room": "wall",
    "seed": 20144,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0,
      "length": 143,
      "width": 143,
      "joint": 3,
      "jointColour": "#DDD6C8",
      "colours": ["#2C4C8C", "#3D5E9C", "#223C72", "#5273AC"],
      "variety": 0.8,
      "handmade": 0.5,
      "gloss": 0.8,
      "thin": "#9FB0C8",
      "round": 3,
      "brushed": 0.9
    },
    "skus": [
      { "code": "COB", "shade": ["钴蓝", "Cobalt"], "hex": "#395788", "stock": 280 },
      {
        "code": "TUR",
        "shade": ["绿松", "Turquoise"],
        "hex": "#4B9293",
        "stock": 150,
        "recipe": { "colours": ["#459093", "#5FA6A4", "#35797F", "#7BB8B0"], "thin": "#BFD3C4" }
      },
      {
        "code": "MAN",
        "shade": ["锰褐", "Manganese"],
        "hex": "#614C47",
        "stock": 80,
        "recipe": { "colours": ["#563F3B", "#69504A", "#45312E", "#7A6157"], "thin": "#B39A82" }
      },
      {
        "code": "EST",
        "shade": ["锡白", "Tin white"],
        "hex": "#DDDACF",
        "stock": 390,
        "recipe": {
          "colours": ["#DFDCD2", "#E6E4DB", "#D3D1C7", "#DAD4C4"],
          "thin": "#C7A98C",
          "jointColour": "#BDB6A8"
        }
      }
    ]
  },
  {
    "key": "AC-PAT",
    "brand": "Alcarreda",
    "name": "庭院半亮方砖",
    "enName": "Patio half-gloss square",
    "description": "坯和釉一次烧成，椅脚拖来拖去也不留白印。颜色跟着色卡走，订满一千平方米，可以单开一窑自己的颜色。",
    "enDescription": "Body and glaze are fired in one go, and a chair dragged across leaves no white line. The range follows a card; a thousand square metres buys a firing in a colour of one’s own.",
    "category": "glazedSquare",
    "unit": "box",
    "price": [212, 236],
    "taxIncluded": true,
    "size": { "length": 200, "width": 200, "thickness": 10 },
    "pack": { "coverage": 1.2, "pieces": 30 },
    "origin": "ES",
    "attributes": {
      "thickness": 10,
      "finish": ["半亮釉", "Half-gloss glaze"],
      "laying": ["工字缝", "Half bond"],
      "jointWidth": 3,
      "glazeWear": "PEI 4",
      "slip": "R10",
      "frostProof": true,
      "waterAbsorption": 2.5,
      "uses": ["outdoor", "hotel", "retail"]
    },
    "certificates": [{ "scheme": "slip_resistance", "year": 2024, "serial": 304 }],
    "layers": [
      ["半亮釉", "Half-gloss glaze", 0.5, "#3F888F"],
      ["炻器坯", "Stoneware", 9.5, "#CDBFA8"]
    ],
    "coverWidth": 940,
    "isRal": true,
    "room": "floor",
    "seed": 20160,
    "recipe": {
      "family": "tiles",
      "layout": "rows",
      "shift": 0.5,
      "length": 203,
      "width": 203,
      "joint": 3,
      "jointColour": "#B8B2A6",
      "colours": ["#3F888F", "#43898F"],
      "variety": 0.2,
      "handmade": 0.05,
      "gloss": 0.42,
      "round": 1.8
    },
    "skus": [
      {
        "code": "5018",
        "shade": ["青绿蓝", "Turquoise blue"],
        "hex": "#3F888F",
        "stock": 220,
        "recipe": { "colours": ["#3F888F", "#47909A"] }
      },
      {
        "code": "8004",
        "shade": ["铜褐", "Copper brown"],
        "hex": "#8E402A",
        "stock": 310,
        "recipe": { "colours": ["#8E402A", "#99492F"] }
      },
      {
        "code": "1013",
        "shade": ["牡蛎白", "Oyster white"],
        "hex": "#EAE6CA",
        "stock": 540,
        "recipe": { "colours": ["#EAE6CA", "#E4DFC2"] }
      },
      {
        "code": "6013",
        "shade": ["芦苇绿", "Reed green"],
        "hex": "#6C7156",
        "stock": 0,
        "recipe": { "colours": ["#6C7156", "#757A5E"] },
        "leadTimeDays": 45
      },
      {
        "code": "7024",
        "shade": ["石墨灰", "Graphite grey"],
        "hex": "#474A51",
        "stock": 260,
        "recipe": { "colours": ["#474A51", "#4D5057"] }
      }
    ]
  }
]
