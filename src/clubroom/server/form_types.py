"""What plain requests carry, as TypeScript: the same forms that the OpenAPI document describes."""

from typing import Any

from pydantic import BaseModel

from clubroom.server import forms

PLAIN = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}


def form_types() -> str:
    """One interface for every form and every card."""
    found = [kind for kind in vars(forms).values() if isinstance(kind, type) and issubclass(kind, BaseModel)]
    return "\n".join(_interface(kind) for kind in found if kind not in (BaseModel, forms.Form))


def _interface(kind: type[BaseModel]) -> str:
    schema = kind.model_json_schema()
    asked = issubclass(kind, forms.Form)
    fields = [
        f"  {name}{'?' if asked and name not in schema.get('required', ()) else ''}: {_type(field)};"
        for name, field in schema["properties"].items()
    ]
    return "\n".join([f"/** {schema['description']} */", f"export interface {kind.__name__} {{", *fields, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema["type"] == "array":
        return f"{_type(schema['items'])}[]"
    if schema["type"] == "object":
        inside = schema["additionalProperties"]
        return f"Record<string, {'unknown' if inside is True else _type(inside)}>"
    return PLAIN[schema["type"]]
